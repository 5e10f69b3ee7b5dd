/** `npm run dev`: an open page is reloaded once the files of its build have changed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const BUILT_ADDRESS = '/dev/built'

/**
 * The mark of the build in the folder; every built file's name contains a hash of its content, so the
 * manifests are enough.
 */
export function markOfBuild(dist: string): string {
  const hash = createHash('sha256')
  for (const file of [
    'player/.vite/manifest.json',
    'operator/.vite/manifest.json',
    'stage/.vite/manifest.json',
    'server/entry-server.js',
  ]) {
    try {
      hash.update(readFileSync(`${dist}/${file}`))
    } catch {
      // A running build has removed it for a moment.
      hash.update(file)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The server restarts after each build, and the browser reconnects by itself. */
export function registerPageReload(app: FastifyInstance, dist: string): void {
  const mark = markOfBuild(dist)
  const listening = new Set<ServerResponse>()
  app.get(BUILT_ADDRESS, (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    })
    reply.raw.write(`retry: 300\ndata: ${mark}\n\n`)
    listening.add(reply.raw)
    request.raw.on('close', () => listening.delete(reply.raw))
  })
  app.addHook('preClose', async () => {
    for (const response of listening) response.end()
  })
}

/** Placed in a page's head with its nonce; in a game's frame the surrounding page does it. */
export function pageReloadScript(dist: string): string {
  return `if(top===self)new EventSource('${BUILT_ADDRESS}').onmessage=(e)=>{if(e.data!=='${markOfBuild(dist)}')location.reload()}`
}
