import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startServer()
  client = server.client()
})
afterAll(() => server.close())

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { accept: 'text/html', ...headers } })

describe.runIf(existsSync('dist/server/entry-server.js'))('the page of an article', () => {
  it('has the title and the description that its writer gave it, as text', async () => {
    const token = await client.signInOperator('owner')
    const both = (text: string) => ({ TH: `${text} ไทย`, EN: text })
    const written = await client.post(
      '/api/operator/articles',
      {
        section: 'BLOG',
        slug: 'for-search',
        titles: both('A title'),
        seoTitles: both('Found </title><script>here'),
        summaries: both('In "short"'),
        contents: both('<p>Text</p>'),
        imageUrl: '',
        publishedAt: '2025-11-01T00:00:00.000Z',
      },
      { token },
    )
    expect(written.status).toBe(200)
    const text = await (await page('/blog/For-Search', { 'accept-language': 'en' })).text()
    expect(text).toContain('<title>Found &lt;/title&gt;&lt;script&gt;here · Sala</title>')
    expect(text).toContain('<meta name="description" content="In &quot;short&quot;">')
    expect(await (await page('/blog/for-search', { 'accept-language': 'th' })).text()).toContain(
      'here ไทย · Sala</title>',
    )
    for (const path of ['/blog/not-there', '/blog/%20', '/news/for-search'])
      expect(await (await page(path, { 'accept-language': 'en' })).text(), path).toMatch(
        /<title>(Blog|News) · Sala<\/title>/,
      )
  })
})

describe.runIf(existsSync('dist/server/entry-server.js'))('the title of a page', () => {
  const titleOf = async (path: string, language: string) =>
    /<title>(.*?)<\/title>/.exec(await (await page(path, { 'accept-language': language })).text())![1]!

  it('names the page in the reader’s language, and home by the merchant’s name alone', async () => {
    const { paths } = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as {
      paths: string[]
    }
    for (const path of paths.map((one) => one.replace(/:\w+/, 'some-thing'))) {
      const isHome = ['/', '/index', '/index.html', '/home'].includes(path)
      for (const language of ['th', 'en'])
        expect(await titleOf(path, language), `${path} ${language}`).toMatch(
          isHome ? /^Sala$/ : /^.+ · Sala$/,
        )
    }
    expect(await titleOf('/help', 'en')).toBe('Help centre · Sala')
    expect(await titleOf('/help', 'th')).toBe('ศูนย์ช่วยเหลือ · Sala')
    expect(await titleOf('/?type=HOT', 'en')).toBe('Hot · Sala')
    expect(await titleOf('/no-such-page', 'en')).toBe('This page could not be opened · Sala')
  })
})

describe.runIf(existsSync('dist/server/entry-server.js'))('the first picture of a page', () => {
  it('competes with no script: all of them are in a template, which a script of the page itself opens', async () => {
    const text = await (await page('/')).text()
    const kept = /<template id="first-scripts">(.*?)<\/template><script nonce="[^"]+">/.exec(text)![1]!
    expect(kept.match(/<script type="module" src="\/assets\/player\//g)).toHaveLength(1)
    expect(kept.match(/<link rel="modulepreload"/g)!.length).toBeGreaterThan(3)
    const rest = text.replace(kept, '')
    expect(rest).not.toMatch(/type="module"|modulepreload|<script src/)
    expect(rest.indexOf('id="page-data"')).toBeGreaterThan(rest.indexOf('<main'))
  })
})

it.runIf(existsSync('dist/player'))(
  'built files are kept for ever, compressed, and nothing beside them is served',
  async () => {
    const name = readdirSync('dist/player/assets').find((file) => file.endsWith('.js.br'))!
    const address = `${server.origin}/assets/player/assets/${name.slice(0, -'.br'.length)}`
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await fetch(`${address}x`)).status).toBe(404)
    const outside = await fetch(`${server.origin}/assets/player/..%2fserver/entry-server.js`)
    expect(outside.status).toBe(400)
  },
)

it('refuses an unreadable address in the product’s own format', async () => {
  for (const path of ['/blog/%E0%A4%A', '/api/wps/member/%zz']) {
    const answer = await fetch(server.origin + path)
    expect([answer.status, await answer.json()], path).toEqual([
      400,
      { success: false, code: 'REQUEST_MALFORMED', message: expect.any(String) },
    ])
  }
})

it('frames a game that an integrator runs on the same machine, in demo mode', async () => {
  const policy = (await page('/home')).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' https: http://127.0.0.1:* http://localhost:*;")
})

it.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))(
  'addresses are found in any case and with a slash at their end',
  async () => {
    for (const path of ['/Help', '/HOME/', '/DOWN', '/agenthome', '/Index.HTML', '/REGISTER?referralCode=A1'])
      expect((await page(path)).status, path).toBe(200)
    for (const path of ['/helpp', '/no-such-page']) expect((await page(path)).status, path).toBe(404)
  },
)

describe.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))(
  'the home page',
  () => {
    it('is rendered completely with the decorative figures: no part of it is left to the browser as failed', async () => {
      const token = await client.signInOperator('owner')
      const show = async (isOn: boolean) => {
        for (const name of ['decorativeJackpot', 'decorativeOnline'])
          expect((await client.post(`/api/operator/flags/${name}`, { isOn }, { token })).status).toBe(200)
      }
      await show(true)
      await expect
        .poll(
          async () =>
            (await client.get<{ decorative: boolean }>('/api/wps/relay/GCSGAME_jackpotPools')).value
              .decorative,
        )
        .toBe(true)
      const text = await (await page('/')).text()
      expect(text).toContain('"decorative":true')
      expect(text).not.toContain('<!--$!-->')
      await show(false)
    })

    it('contains the hot games of its first view, however many there are', async () => {
      const { catalogueKey } = await import('../../modules/catalogue/index.ts')
      const { run, sql } = await import('../../platform/postgres.ts')
      const { importBigCatalogue } = await import('../../tests/support/big-catalogue.ts')
      const dataOf = async () => {
        const text = await (await page('/')).text()
        const { menu, hotCount } = JSON.parse(
          /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)![1]!,
        ) as { menu: { hotGames: object[] }; hotCount: number }
        return { bytes: text.length, hot: menu.hotGames.length, hotCount }
      }
      await server.process.database.transaction((tx) => importBigCatalogue(tx, 'demo', 600))
      await server.process.services.use(catalogueKey).load()
      const few = await dataOf()
      await server.process.database.transaction((tx) =>
        run(tx, sql`UPDATE catalogue.game_listing SET is_hot = true`),
      )
      await server.process.services.use(catalogueKey).load()
      const many = await dataOf()
      expect(many.hot).toBe(12)
      expect(many.hotCount).toBeGreaterThan(600)
      expect(many.hotCount - few.hotCount).toBeGreaterThan(500)
      expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(2_000)
    })
  },
)
