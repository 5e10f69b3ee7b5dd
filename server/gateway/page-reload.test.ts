import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '../../tests/support/server.ts'
import { BUILT_ADDRESS, markOfBuild } from './page-reload.ts'

const dist = join(import.meta.dirname, '../../dist')

it('a page of `npm run dev` learns which build the server has, and knows its own', async () => {
  const server = await startServer({ env: { PAGE_RELOAD: '1' } })
  const mark = markOfBuild(dist)
  for (const path of ['/operator', '/', '/stage/']) {
    const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } })
    const [, nonce, script] = /<script nonce="([^"]+)">(if\(top[^<]+)<\/script>/.exec(await answer.text())!
    expect(script).toContain(mark)
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  }
  const heard = await fetch(server.origin + BUILT_ADDRESS)
  const { value } = await heard.body!.getReader().read()
  expect(new TextDecoder().decode(value)).toBe(`retry: 300\ndata: ${mark}\n\n`)
  // A page that is still connected does not delay the server.
  await server.close()
})

it('a page of the product itself is not notified', async () => {
  const server = await startServer()
  expect(await (await fetch(`${server.origin}/operator`)).text()).not.toContain(BUILT_ADDRESS)
  expect(
    (await fetch(server.origin + BUILT_ADDRESS, { headers: { accept: 'application/json' } })).status,
  ).toBe(404)
  await server.close()
})

it('another build has another mark, and so has an incomplete one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-built-'))
  const empty = markOfBuild(folder)
  mkdirSync(join(folder, 'player/.vite'), { recursive: true })
  writeFileSync(join(folder, 'player/.vite/manifest.json'), '{"a":"one"}')
  const one = markOfBuild(folder)
  writeFileSync(join(folder, 'player/.vite/manifest.json'), '{"a":"two"}')
  expect(new Set([empty, one, markOfBuild(folder)]).size).toBe(3)
})
