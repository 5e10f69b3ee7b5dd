/** `npm run dev`: a page that is open is loaded anew once the files that it was built from have changed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const BUILT_ADDRESS = '/dev/built'

/**
 * Which build the folder holds; every built file's name has its content in it, so the manifests say it all.
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
      // A build under way has taken it away for a moment.
      hash.update(file)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The server begins anew after each build, and the browser asks it again by itself. */
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

/** Stands in a page's head under its nonce; a game's frame leaves it to the page around it. */
export function pageReloadScript(dist: string): string {
  return `if(top===self)new EventSource('${BUILT_ADDRESS}').onmessage=(e)=>{if(e.data!=='${markOfBuild(dist)}')location.reload()}`
}
