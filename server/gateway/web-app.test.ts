import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startServer()
  client = server.client()
})
afterAll(() => server.close())

const page = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers: { accept: 'text/html', ...headers } })

describe.runIf(existsSync('dist/server/entry-server.js'))('the page of an article', () => {
  it('comes with the title and the description its writer gave it, as words', async () => {
    const token = await client.signInOperator('owner')
    const both = (text: string) => ({ TH: `${text} ไทย`, EN: text })
    const written = await client.post('/api/operator/articles', {
      section: 'BLOG', slug: 'for-search', titles: both('A title'), seoTitles: both('Found </title><script>here'), summaries: both('In "short"'), contents: both('<p>Text</p>'), imageUrl: '', publishedAt: '2025-11-01T00:00:00.000Z',
    }, { token })
    expect(written.status).toBe(200)
    const text = await (await page('/blog/For-Search', { 'accept-language': 'en' })).text()
    expect(text).toContain('<title>Found &lt;/title&gt;&lt;script&gt;here · Sala</title>')
    expect(text).toContain('<meta name="description" content="In &quot;short&quot;">')
    expect(await (await page('/blog/for-search', { 'accept-language': 'th' })).text()).toContain('here ไทย · Sala</title>')
    for (const path of ['/blog/not-there', '/blog/%20', '/news/for-search']) expect(await (await page(path, { 'accept-language': 'en' })).text(), path).toMatch(/<title>(Blog|News) · Sala<\/title>/)
  })
})

describe.runIf(existsSync('dist/server/entry-server.js'))('the title of a page', () => {
  const titleOf = async (path: string, language: string) => /<title>(.*?)<\/title>/.exec(await (await page(path, { 'accept-language': language })).text())![1]!

  it('names the page in the reader’s language, and home by the house’s name alone', async () => {
    const { paths } = await import(new URL('../../dist/server/entry-server.js', import.meta.url).href) as { paths: string[] }
    for (const path of paths.map((one) => one.replace(/:\w+/, 'some-thing'))) {
      const isHome = ['/', '/index', '/index.html', '/home'].includes(path)
      for (const language of ['th', 'en']) expect(await titleOf(path, language), `${path} ${language}`).toMatch(isHome ? /^Sala$/ : /^.+ · Sala$/)
    }
    expect(await titleOf('/help', 'en')).toBe('Help centre · Sala')
    expect(await titleOf('/help', 'th')).toBe('ศูนย์ช่วยเหลือ · Sala')
    expect(await titleOf('/?type=HOT', 'en')).toBe('Hot · Sala')
    expect(await titleOf('/no-such-page', 'en')).toBe('This page could not be opened · Sala')
  })
})

describe.runIf(existsSync('dist/server/entry-server.js'))('the first picture of a page', () => {
  it('shares its line with no script: all of them stand in a template, which a script of the page itself opens', async () => {
    const text = await (await page('/')).text()
    const kept = /<template id="first-scripts">(.*?)<\/template><script nonce="[^"]+">/.exec(text)![1]!
    expect(kept.match(/<script type="module" src="\/assets\/player\//g)).toHaveLength(1)
    expect(kept.match(/<link rel="modulepreload"/g)!.length).toBeGreaterThan(3)
    const rest = text.replace(kept, '')
    expect(rest).not.toMatch(/type="module"|modulepreload|<script src/)
    expect(rest.indexOf('id="page-data"')).toBeGreaterThan(rest.indexOf('<main'))
  })
})

it('refuses an address that cannot be read in the product’s own form', async () => {
  for (const path of ['/blog/%E0%A4%A', '/api/wps/member/%zz']) {
    const answer = await fetch(server.origin + path)
    expect([answer.status, await answer.json()], path).toEqual([400, { success: false, code: 'REQUEST_MALFORMED', message: expect.any(String) }])
  }
})

it('frames a game that an integrator runs on the same machine, in demo mode', async () => {
  const policy = (await page('/home')).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' https: http://127.0.0.1:* http://localhost:*;")
})

describe('the site as an app', () => {
  it('names itself, with icons that are there', async () => {
    const answer = await fetch(`${server.origin}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = await answer.json() as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; purpose: string }[] }
    expect(manifest).toMatchObject({ name: 'Sala', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await fetch(server.origin + src)).arrayBuffer())
      expect(icon.subarray(1, 4).toString()).toBe('PNG')
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('has icons for launchers that cut them: colour up to every edge, and the drawing within the part that is always shown', async () => {
    const { icons } = await (await fetch(`${server.origin}/manifest.webmanifest`)).json() as { icons: { src: string; sizes: string; purpose: string }[] }
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src } of maskable) {
      const { data, info } = await sharp(Buffer.from(await (await fetch(server.origin + src)).arrayBuffer())).raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)].join()
      const ground = at(0, 0)
      let farthest = 0
      for (let y = 0; y < info.height; y++) for (let x = 0; x < info.width; x++) if (at(x, y) !== ground) farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2))
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
    // Nothing in it is asked for, and no attribute of it is a style: the policy would forbid both.
    expect(text).not.toMatch(/ (src|srcset|style)=|url\((?!data:)|<link/)
    expect(await (await page('/offline', { 'accept-language': 'th' })).text()).toContain('ไม่มีการเชื่อมต่อ')
    // The language that was chosen here comes before the device's, as on every page.
    expect(await (await page('/offline', { 'accept-language': 'th', cookie: 'lang=en' })).text()).toContain('No connection')
    const grounds = await Promise.all(['dark', 'light'].map(async (theme) => /background: (#\w{6})/.exec(await (await page('/offline', { cookie: `theme=${theme}` })).text())![1]))
    expect(new Set(grounds).size).toBe(2)
  })

  it('gives a worker that answers pages only, and only when they cannot be loaded', async () => {
    const script = await (await fetch(`${server.origin}/service-worker.js`)).text()
    expect(script).toContain("mode !== 'navigate'")
    // The one thing it keeps and the one thing it ever answers from what it kept.
    expect(script.match(/cache\.(add|put|addAll)\([^)]*\)/g)).toEqual(["cache.add('/offline')"])
    expect(script.match(/caches\.match\([^,)]*/g)).toEqual(["caches.match('/offline'"])
  })
})

describe('languages of a page', () => {
  const languageOf = async (headers: Record<string, string>) => /<html lang="([^"]+)" dir="([^"]+)"/.exec(await (await page('/', headers)).text())!.slice(1, 3)
  const offer = (codes: string[]) => server.process.database.transaction(async (tx) => {
    await (await import('../../modules/system/index.ts')).setSetting(tx, 'demo', (await import('../../modules/system/index.ts')).systemSettings.moreLanguages, codes)
  })

  it('are the chosen one, then the device’s, then the house’s; nothing that is not offered', async () => {
    expect(await languageOf({ 'accept-language': 'en-US,en;q=0.9' })).toEqual(['en', 'ltr'])
    expect(await languageOf({ 'accept-language': 'vi-VN,vi;q=0.9' })).toEqual(['th', 'ltr'])
    expect(await languageOf({ 'accept-language': 'en', cookie: 'lang=th' })).toEqual(['th', 'ltr'])
    expect(await languageOf({ 'accept-language': 'xx', cookie: 'lang=__proto__' })).toEqual(['th', 'ltr'])
  })

  it('may be more than the house speaks: its frame in that language, its sentences in English', async () => {
    await offer(['ZH', 'VI', 'MY'])
    await expect.poll(() => languageOf({ 'accept-language': 'vi-VN,vi;q=0.9' })).toEqual(['vi', 'ltr'])
    expect(await languageOf({ cookie: 'lang=zh' })).toEqual(['zh-Hans', 'ltr'])
    expect(await languageOf({ cookie: 'lang=km' })).toEqual(['th', 'ltr'])
    const { value } = await client.get<{ languages: string[] }>('/api/wps/system/whitelabel')
    expect(value.languages).toEqual(['TH', 'EN', 'ZH', 'VI', 'MY'])
    const token = await client.signIn('member05')
    expect((await client.put('/api/wps/member/language', { language: 'VI' }, { token })).value).toEqual({ language: 'VI' })
    expect((await client.put('/api/wps/member/language', { language: 'KM' }, { token })).status).toBe(422)
    expect((await client.get('/api/wps/member/info', { headers: { 'accept-language': 'vi, en;q=0.5' } })).message).toBe('You are not logged in, please login')
  })

  it.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))('are rendered by the server, English where a text is missing', async () => {
    const text = await (await page('/', { cookie: 'lang=vi' })).text()
    expect(text).toContain('Đăng nhập')
    expect(text).not.toContain('เข้าสู่ระบบ')
  })

  it('refuse what is no language in the setting', async () => {
    await expect(offer(['ZH', 'XX'])).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
    await expect(offer(['zh'])).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

it.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))('addresses are found in any case and with a slash at their end', async () => {
  for (const path of ['/Help', '/HOME/', '/DOWN', '/agenthome', '/Index.HTML', '/REGISTER?referralCode=A1']) expect((await page(path)).status, path).toBe(200)
  for (const path of ['/helpp', '/no-such-page']) expect((await page(path)).status, path).toBe(404)
})

describe.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))('the home page', () => {
  it('is drawn whole where the house shows the decorative figures: no part of it is left to the browser as failed', async () => {
    const token = await client.signInOperator('owner')
    const show = async (isOn: boolean) => { for (const name of ['decorativeJackpot', 'decorativeOnline']) expect((await client.post(`/api/operator/flags/${name}`, { isOn }, { token })).status).toBe(200) }
    await show(true)
    await expect.poll(async () => (await client.get<{ decorative: boolean }>('/api/wps/relay/GCSGAME_jackpotPools')).value.decorative, { timeout: 30_000 }).toBe(true)
    const text = await (await page('/')).text()
    expect(text).toContain('"decorative":true')
    expect(text).not.toContain('<!--$!-->')
    await show(false)
  })

  it('carries the hot games that its first view shows, however many there are', async () => {
    const { catalogueKey } = await import('../../modules/catalogue/index.ts')
    const { run, sql } = await import('../../platform/postgres.ts')
    const { importBigCatalogue } = await import('../../tests/support/big-catalogue.ts')
    const dataOf = async () => {
      const text = await (await page('/')).text()
      const { menu, hotCount } = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)![1]!) as { menu: { hotGames: object[] }; hotCount: number }
      return { bytes: text.length, hot: menu.hotGames.length, hotCount }
    }
    await server.process.database.transaction((tx) => importBigCatalogue(tx, 'demo', 600))
    await server.process.services.use(catalogueKey).load()
    const few = await dataOf()
    await server.process.database.transaction((tx) => run(tx, sql`UPDATE catalogue.game_listing SET is_hot = true`))
    await server.process.services.use(catalogueKey).load()
    const many = await dataOf()
    expect(many.hot).toBe(12)
    expect(many.hotCount).toBeGreaterThan(600)
    expect(many.hotCount - few.hotCount).toBeGreaterThan(500)
    expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(2_000)
  })
})
