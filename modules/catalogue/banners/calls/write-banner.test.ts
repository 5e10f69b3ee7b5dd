/** Banners from the console to the page, and where they may lead. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstOf, openDatabase, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { isSafeLinkage } from '../rules/linkage.ts'

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

interface Banner {
  id: string
  groupName: string
  title: string
  text: string
  url: string
  linkageType: string
  linkage: string
}
const shown = async (language = 'EN') =>
  (
    await server
      .client()
      .get<{ banners: Banner[] }>(`/api/wps/relay/MCSFE_getListAnnouncements?types=B&language=${language}`)
  ).value.banners
const draft = (change: object = {}) => ({
  groupName: 'w_home',
  imageUrl: '/art/banner-lottery.svg',
  titles: { TH: 'หัวข้อ', EN: 'Title' },
  texts: { TH: '', EN: 'Line' },
  linkageType: 'NONE',
  linkage: '',
  position: 5,
  isShown: true,
  startsAt: null,
  endsAt: null,
  languages: [],
  ...change,
})
const write = (change: object = {}) =>
  desk.post<{ bannerId: string; fields: { field: string }[] }>('/api/operator/banners', draft(change), {
    token,
  })
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

test('a banner stands in its order, in its time and in its languages, until it is removed', async () => {
  const {
    value: { bannerId },
  } = await write({ titles: { TH: 'ก่อน', EN: 'First' } })
  await expect
    .poll(async () => (await shown())[0])
    .toMatchObject({ id: bannerId, groupName: 'w_home', title: 'First', text: 'Line' })
  expect((await shown('TH'))[0]).toMatchObject({ title: 'ก่อน', text: 'Line' })
  await desk.post(
    `/api/operator/banners/${bannerId}`,
    draft({ titles: { TH: 'ไทย', EN: '' }, languages: ['TH'] }),
    { token },
  )
  await expect.poll(async () => (await shown()).map(({ id }) => id)).not.toContain(bannerId)
  expect((await shown('TH'))[0]).toMatchObject({ id: bannerId, title: 'ไทย' })
  for (const change of [{ startsAt: days(1) }, { endsAt: days(-1) }, { isShown: false }]) {
    await desk.post(`/api/operator/banners/${bannerId}`, draft(change), { token })
    await expect.poll(async () => (await shown('TH')).map(({ id }) => id)).not.toContain(bannerId)
  }
  expect(await desk.post(`/api/operator/banners/${bannerId}/remove`, undefined, { token })).toMatchObject({
    status: 200,
  })
  expect(
    (await desk.get<{ list: { bannerId: string }[] }>('/api/operator/banners', { token })).value.list.map(
      (banner) => banner.bannerId,
    ),
  ).not.toContain(bannerId)
  for (const action of ['banner.write', 'banner.change', 'banner.remove']) {
    expect(
      await firstOf(
        owner.kysely,
        sql`SELECT 1 FROM app.audit_log WHERE action = ${action} AND subject = ${`banner:${bannerId}`}`,
      ),
      action,
    ).toBeDefined()
  }
})

test('the windows’ groups are answered with the home page’s', async () => {
  expect((await shown()).map(({ groupName }) => groupName)).toEqual(
    expect.arrayContaining(['w_home', 'w_login', 'w_register', 'w_forget']),
  )
})

test('an unknown banner, an end before the beginning and a role that may only read are refused', async () => {
  expect(await desk.post('/api/operator/banners/nothing', draft(), { token })).toMatchObject({
    status: 404,
    code: 'BANNER_NOT_FOUND',
  })
  expect((await write({ startsAt: days(2), endsAt: days(1) })).value.fields[0]!.field).toBe('endsAt')
  expect(
    await desk.post('/api/operator/banners', draft(), { token: await desk.signInOperator('viewer') }),
  ).toMatchObject({ status: 403 })
})

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://user:secret@evil.example/',
  'https://evil.example/"onclick="x',
  'https://evil.example/<script>',
  'https:// evil.example',
  'ftp://evil.example/',
  'mailto:a@evil.example',
  'tel:1',
  'intent://x#Intent;end',
  '/page" onmouseover="alert(1)',
  '/<script>',
  'about:blank',
  'ws://evil.example',
  '/../',
  '/../operator',
  '/help/../../operator',
  '/help/..',
  '/./help',
  '/.',
  '/%2e%2e/operator',
  '/%2E%2E%2Foperator',
  '/help%2f..%2fx',
  '/%5cevil.example',
  '/%2fevil.example',
  '/help//evil.example',
  '/help/\\evil.example',
  '/..;/operator',
  '/operator',
  '/operator/settings',
  '/Operator',
  '/api/docs',
  '/files/x',
  '/vendor/v1/bet',
  '/stage/?x=1',
  'help',
  './help',
  '../help',
  '?page=x',
]

test('T-X2 a banner leads into the site or to an https page; every other scheme is refused and never reaches a page', async () => {
  for (const linkage of hostile) {
    for (const linkageType of ['PAGE', 'URL', 'GAME', 'CATEGORY', 'NONE'] as const) {
      const reply = await write({ linkageType, linkage, titles: { TH: 'x', EN: 'hostile' } })
      expect(reply.status, `${linkageType} ${linkage}`).toBe(422)
    }
  }
  expect((await shown()).filter(({ title }) => title === 'hostile')).toEqual([])
  const safe = [
    ['PAGE', '/announce'],
    ['PAGE', '/help#term'],
    ['PAGE', '/'],
    ['PAGE', '/?type=HOT'],
    ['PAGE', '/blog/new-games'],
    ['PAGE', '/member?page=depositv2'],
    ['URL', 'https://example.com/a?b=1#c'],
    ['GAME', 'STUDIO/SIAMGOLD20'],
    ['CATEGORY', 'RNG'],
    ['NONE', ''],
  ] as const
  for (const [type, linkage] of safe) expect(isSafeLinkage(type, linkage), `${type} ${linkage}`).toBe(true)
  for (const [type, linkage] of safe.slice(0, 7))
    expect(await write({ linkageType: type, linkage }), linkage).toMatchObject({ status: 200 })
})
