import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { setHelpText } from '../help.ts'
import { setLicence } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Help {
  language: string
  articles: { topic: string; title: string; content: string }[]
}
const read = async (query: string, language = 'th') =>
  (await server.client({ 'accept-language': language }).get<Help>(`/api/wps/system/helpCenter${query}`)).value

test('the help centre reads the same in both languages, terms last, with the merchant’s name and age', async () => {
  const [thai, english] = [await read('?lang=TH&device=WEB'), await read('?lang=EN')]
  expect([thai.language, english.language]).toEqual(['TH', 'EN'])
  expect(thai.articles.map(({ topic }) => topic)).toEqual(english.articles.map(({ topic }) => topic))
  expect(english.articles.at(-1)).toMatchObject({ topic: 'term', title: 'Terms of use' })
  expect(english.articles.at(-1)!.content).toContain('at least 21 years old')
  for (const { content, title } of [...thai.articles, ...english.articles]) {
    expect(content.length).toBeGreaterThan(100)
    expect(`${title}${content}`).not.toMatch(/[{}]/)
  }
  expect((await read('', 'en')).language).toBe('EN')
  expect((await read('?lang=FR')).language).toBe('TH')
})

test('a text that the operator wrote replaces ours and is sanitised', async () => {
  await server.process.database.transaction(async (tx) => {
    await setHelpText(tx, 'demo', 'en', {
      topic: 'term',
      title: 'Our terms',
      content: '<p>Be kind.</p><script>alert(1)</script>',
    })
    await setHelpText(tx, 'demo', 'en', { topic: 'news', title: 'News', content: '<p>New</p>' })
  })
  await server.process.database.pool.query(
    `UPDATE system.help_text SET content = content || '<img src=x onerror=alert(1)>' WHERE topic = 'news'`,
  )
  const { articles } = await read('?lang=EN')
  expect(articles[0]).toEqual({ topic: 'news', title: 'News', content: '<p>New</p>', category: 'START' })
  expect(articles.at(-1)).toEqual({
    topic: 'term',
    title: 'Our terms',
    content: '<p>Be kind.</p>',
    category: 'HOUSE',
  })
  const thai = (await read('?lang=TH')).articles
  expect(thai.at(-1)!.title).toBe('ข้อตกลงการใช้งาน')
  // Added in English only: shown in English rather than not at all.
  expect(thai[0]).toMatchObject({ topic: 'news', title: 'News' })
})

test('a licence is shown only if its number and validator are configured', async () => {
  const licence = async () =>
    (await server.client().get<{ licence: unknown }>('/api/wps/system/whitelabel')).value.licence
  await server.process.database.transaction((tx) =>
    setLicence(tx, 'demo', { text: 'Licensed', number: '', validatorUrl: '' }),
  )
  expect(await licence()).toBe(null)
  await expect(
    server.process.database.transaction((tx) =>
      setLicence(tx, 'demo', { text: 'x', number: '1', validatorUrl: 'javascript:x' }),
    ),
  ).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  await server.process.database.transaction((tx) =>
    setLicence(tx, 'demo', { text: 'Licensed', number: 'X-1', validatorUrl: 'https://validator.example/x' }),
  )
  await expect
    .poll(licence)
    .toEqual({ text: 'Licensed', number: 'X-1', validatorUrl: 'https://validator.example/x' })
})
