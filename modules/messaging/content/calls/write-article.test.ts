/** Blog and news: written in the console, public from their day on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  desk = server.client()
  token = await desk.signInOperator('support')
})
afterAll(() => server.close())

interface Head {
  slug: string
  title: string
  summary: string
  publishedAt: string
}
interface Page {
  list: Head[]
  totalCount: number
  totalPages: number
}
const draft = (slug: string, change: object = {}) => ({
  section: 'BLOG',
  slug,
  titles: { TH: 'วิธีเริ่มต้น', EN: 'How to begin' },
  seoTitles: { TH: '', EN: 'Begin at Sala' },
  summaries: { TH: 'สรุป', EN: 'In short' },
  contents: { TH: '<p>เนื้อหา</p>', EN: '<p>Text</p><script>x()</script>' },
  imageUrl: '',
  publishedAt: new Date(Date.now() - 60_000).toISOString(),
  ...change,
})
const write = (slug: string, change: object = {}) =>
  desk.post<{ articleId: string }>('/api/operator/articles', draft(slug, change), { token })
const list = async (section: string) =>
  (await server.client().get<Page>(`/api/wps/content/articles?section=${section}&pageSize=100`)).value
const sections = async () =>
  (await server.client().get<{ sections: string[] }>('/api/wps/relay/MCSFE_getListAnnouncements?types=B'))
    .value.sections

test('an article is public from its day on, with its own title for search engines, sanitised', async () => {
  expect(await write('how-to-begin')).toMatchObject({ status: 200 })
  expect((await list('BLOG')).list.map(({ slug }) => slug)).toContain('how-to-begin')
  const read = (query: string) =>
    server.client().get<Record<string, string>>(`/api/wps/content/articles/how-to-begin?${query}`)
  expect((await read('section=BLOG')).value).toMatchObject({
    title: 'How to begin',
    seoTitle: 'Begin at Sala',
    summary: 'In short',
    content: '<p>Text</p>',
  })
  expect((await read('section=BLOG&language=TH')).value).toMatchObject({
    title: 'วิธีเริ่มต้น',
    seoTitle: 'Begin at Sala',
    content: '<p>เนื้อหา</p>',
  })
  expect(await read('section=NEWS')).toMatchObject({ status: 404, code: 'ARTICLE_NOT_FOUND' })
  for (const [slug, publishedAt] of [
    ['a-draft', null],
    ['tomorrow', new Date(Date.now() + 86_400_000).toISOString()],
  ] as const) {
    await write(slug, { publishedAt })
    expect((await list('BLOG')).list.map((head) => head.slug)).not.toContain(slug)
    expect(await server.client().get(`/api/wps/content/articles/${slug}?section=BLOG`)).toMatchObject({
      status: 404,
    })
  }
})

test('the menu knows which kinds have articles', async () => {
  const { list: news } = await list('NEWS')
  for (const { slug } of news) {
    const all = (
      await desk.get<{ list: { articleId: string; slug: string }[] }>(
        '/api/operator/articles?section=NEWS&pageSize=100',
        { token },
      )
    ).value.list
    await desk.post(
      `/api/operator/articles/${all.find((article) => article.slug === slug)!.articleId}/remove`,
      undefined,
      { token },
    )
  }
  expect(await sections()).not.toContain('NEWS')
  const {
    value: { articleId },
  } = await write('first-news', { section: 'NEWS' })
  expect(await sections()).toContain('NEWS')
  await desk.post(
    `/api/operator/articles/${articleId}`,
    draft('first-news', { section: 'NEWS', publishedAt: null }),
    { token },
  )
  expect(await sections()).not.toContain('NEWS')
})

test('an address belongs to one article, and consists of small letters, digits and hyphens', async () => {
  await write('taken')
  expect(await write('taken')).toMatchObject({ status: 409, code: 'ARTICLE_SLUG_TAKEN' })
  for (const slug of ['Upper', 'a b', '../etc', '-a', ''])
    expect(await write(slug), slug).toMatchObject({ status: 422 })
  const { value } = await write('free')
  expect(
    await desk.post(`/api/operator/articles/${value.articleId}`, draft('taken'), { token }),
  ).toMatchObject({ code: 'ARTICLE_SLUG_TAKEN' })
  expect(await desk.post('/api/operator/articles/nothing', draft('other'), { token })).toMatchObject({
    status: 404,
    code: 'ARTICLE_NOT_FOUND',
  })
})
