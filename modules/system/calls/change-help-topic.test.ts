import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

interface Topic {
  topic: string
  category: string
  isOwn: boolean
  titles: { TH: string; EN: string }
  contents: { TH: string; EN: string }
  ownTitles: { TH: string; EN: string }
}
const topics = async () => (await desk.get<{ list: Topic[] }>('/api/operator/help', { token })).value.list
const change = (topic: string, body: object) => desk.post(`/api/operator/help/${topic}`, body, { token })
const shown = async (language: string) =>
  (
    await server
      .client()
      .get<{ articles: { topic: string; title: string; content: string; category: string }[] }>(
        `/api/wps/system/helpCenter?lang=${language}`,
      )
  ).value.articles
const none = { TH: '', EN: '' }

test('the console lists every topic with the product’s text beside the merchant’s', async () => {
  const term = (await topics()).find(({ topic }) => topic === 'term')!
  expect(term).toMatchObject({
    isOwn: true,
    category: 'HOUSE',
    titles: none,
    ownTitles: { EN: 'Terms of use' },
  })
})

test('a merchant writes its own text of a topic and removes it again, in one language or both, and it is audited', async () => {
  await change('term', {
    category: 'HOUSE',
    titles: { TH: '', EN: 'House terms' },
    contents: { TH: '', EN: 'Be kind.\n\nStay <3' },
  })
  expect((await shown('EN')).at(-1)).toMatchObject({
    topic: 'term',
    title: 'House terms',
    content: '<p>Be kind.</p><p>Stay &lt;3</p>',
  })
  expect((await shown('TH')).at(-1)!.title).toBe('ข้อตกลงการใช้งาน')
  const row = await firstOf(
    owner.kysely,
    sql<{
      detail: string
    }>`SELECT detail FROM app.audit_log WHERE action = 'help.change' AND subject = 'help:term' ORDER BY seq DESC LIMIT 1`,
  )
  expect(JSON.parse(row!.detail)).toMatchObject({
    before: { titles: none },
    after: { titles: { EN: 'House terms' } },
  })
  await change('term', { category: 'HOUSE', titles: none, contents: none })
  expect((await shown('EN')).at(-1)!.title).toBe('Terms of use')
})

test('a merchant adds a topic under a heading and removes it again', async () => {
  await change('opening-hours', {
    category: 'MONEY',
    titles: { TH: 'เวลาทำการ', EN: 'Opening hours' },
    contents: { TH: 'ทุกวัน', EN: 'Every day' },
  })
  expect((await shown('EN')).find(({ topic }) => topic === 'opening-hours')).toMatchObject({
    title: 'Opening hours',
    category: 'MONEY',
  })
  await change('opening-hours', { category: 'MONEY', titles: none, contents: none })
  expect((await shown('EN')).map(({ topic }) => topic)).not.toContain('opening-hours')
  expect((await topics()).map(({ topic }) => topic)).not.toContain('opening-hours')
})

test('a title without a text, and a topic that is not a word, are refused', async () => {
  expect(
    await change('term', { category: 'HOUSE', titles: { TH: '', EN: 'Alone' }, contents: none }),
  ).toMatchObject({ status: 422, value: { fields: [{ field: 'contents.EN' }] } })
  expect(await change('Not%20a%20word', { category: 'HOUSE', titles: none, contents: none })).toMatchObject({
    status: 422,
  })
  const viewer = await desk.signInOperator('viewer')
  expect(
    await desk.post(
      '/api/operator/help/term',
      { category: 'HOUSE', titles: none, contents: none },
      { token: viewer },
    ),
  ).toMatchObject({ status: 403 })
})
