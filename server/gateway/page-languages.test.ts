import { existsSync } from 'node:fs'
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

describe('languages of a page', () => {
  const languageOf = async (headers: Record<string, string>) =>
    /<html lang="([^"]+)" dir="([^"]+)"/.exec(await (await page('/', headers)).text())!.slice(1, 3)
  const offer = (codes: string[]) =>
    server.process.database.transaction(async (tx) => {
      await (await import('../../modules/system/index.ts')).setSetting(
        tx,
        'demo',
        (await import('../../modules/system/index.ts')).systemSettings.moreLanguages,
        codes,
      )
    })

  it('are the chosen one, then the device’s, then the merchant’s; nothing that is not offered', async () => {
    expect(await languageOf({ 'accept-language': 'en-US,en;q=0.9' })).toEqual(['en', 'ltr'])
    expect(await languageOf({ 'accept-language': 'vi-VN,vi;q=0.9' })).toEqual(['th', 'ltr'])
    expect(await languageOf({ 'accept-language': 'en', cookie: 'lang=th' })).toEqual(['th', 'ltr'])
    expect(await languageOf({ 'accept-language': 'xx', cookie: 'lang=__proto__' })).toEqual(['th', 'ltr'])
  })

  it('may be more than the server’s: the frame in that language, the sentences in English', async () => {
    await offer(['ZH', 'VI', 'MY'])
    await expect.poll(() => languageOf({ 'accept-language': 'vi-VN,vi;q=0.9' })).toEqual(['vi', 'ltr'])
    expect(await languageOf({ cookie: 'lang=zh' })).toEqual(['zh-Hans', 'ltr'])
    expect(await languageOf({ cookie: 'lang=km' })).toEqual(['th', 'ltr'])
    const { value } = await client.get<{ languages: string[] }>('/api/wps/system/whitelabel')
    expect(value.languages).toEqual(['TH', 'EN', 'ZH', 'VI', 'MY'])
    const token = await client.signIn('member05')
    expect((await client.put('/api/wps/member/language', { language: 'VI' }, { token })).value).toEqual({
      language: 'VI',
    })
    expect((await client.put('/api/wps/member/language', { language: 'KM' }, { token })).status).toBe(422)
    expect(
      (await client.get('/api/wps/member/info', { headers: { 'accept-language': 'vi, en;q=0.5' } })).message,
    ).toBe('You are not logged in, please login')
  })

  it.runIf(existsSync(new URL('../../dist/server/entry-server.js', import.meta.url)))(
    'are rendered by the server, English where a text is missing',
    async () => {
      const text = await (await page('/', { cookie: 'lang=vi' })).text()
      expect(text).toContain('Đăng nhập')
      expect(text).not.toContain('เข้าสู่ระบบ')
    },
  )

  it('refuse an unknown language in the setting', async () => {
    await expect(offer(['ZH', 'XX'])).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
    await expect(offer(['zh'])).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})
