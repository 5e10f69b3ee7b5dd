import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { accept: 'text/html', ...headers } })

describe('the site as an app', () => {
  it('names itself, with existing icons', async () => {
    const answer = await fetch(`${server.origin}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await answer.json()) as {
      name: string
      start_url: string
      display: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Sala', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await fetch(server.origin + src)).arrayBuffer())
      expect(icon.subarray(1, 4).toString()).toBe('PNG')
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('has icons for launchers that crop them: colour up to every edge, and the drawing within the safe area', async () => {
    const { icons } = (await (await fetch(`${server.origin}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src } of maskable) {
      const { data, info } = await sharp(Buffer.from(await (await fetch(server.origin + src)).arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) =>
        [
          ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
        ].join()
      const ground = at(0, 0)
      let farthest = 0
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++)
          if (at(x, y) !== ground)
            farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2))
      expect(farthest / info.width).toBeGreaterThan(0.2)
      expect(farthest / info.width).toBeLessThanOrEqual(0.4)
    }
  })

  it('has a page for times without network that runs no script, in the reader’s language and theme', async () => {
    const answer = await page('/offline', { 'accept-language': 'en' })
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    const text = await answer.text()
    expect(text).toContain('No connection')
    expect(text).not.toContain('<script')
    expect(text).toContain('<title>No connection · Sala</title>')
    // It requests nothing, and no attribute of it is a style: the policy would forbid both.
    expect(text).not.toMatch(/ (src|srcset|style)=|url\((?!data:)|<link/)
    expect(await (await page('/offline', { 'accept-language': 'th' })).text()).toContain('ไม่มีการเชื่อมต่อ')
    // The language that was chosen here precedes the device's, as on every page.
    expect(await (await page('/offline', { 'accept-language': 'th', cookie: 'lang=en' })).text()).toContain(
      'No connection',
    )
    const grounds = await Promise.all(
      ['dark', 'light'].map(
        async (theme) =>
          /background: (#\w{6})/.exec(
            await (await page('/offline', { cookie: `theme=${theme}` })).text(),
          )![1],
      ),
    )
    expect(new Set(grounds).size).toBe(2)
  })

  it('provides a worker that answers pages only, and only when they cannot be loaded', async () => {
    const script = await (await fetch(`${server.origin}/service-worker.js`)).text()
    expect(script).toContain("mode !== 'navigate'")
    // The one thing it stores, and the one thing it ever answers from its store.
    expect(script.match(/cache\.(add|put|addAll)\([^)]*\)/g)).toEqual(["cache.add('/offline')"])
    expect(script.match(/caches\.match\([^,)]*/g)).toEqual(["caches.match('/offline'"])
  })
})
