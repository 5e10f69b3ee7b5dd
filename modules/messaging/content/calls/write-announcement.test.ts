/** Announcements from the console to the pages of their readers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstOf, openDatabase, sql, type Database } from '../../../../platform/postgres.ts'
import { hubKey, type Push } from '../../../../platform/hub.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let desk: TestClient
let token: string
const pushes: Push[] = []
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
  server.process.services.use(hubKey).onPush((push) => {
    if (push.topic === 'notice') pushes.push(push)
  })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

interface Notice {
  id: string
  title: string
  content: string
  timestamp: string
  promotionType: string
  execution?: string
  imageUrl: string
}
interface Answer {
  banners: { groupName: string }[]
  player: Notice[]
  popup: Notice[]
  promotion: Notice[]
  sections: string[]
}
const seen = async (query: string, language = 'en') =>
  (
    await server
      .client({ 'accept-language': language })
      .get<Answer>(`/api/wps/relay/MCSFE_getListAnnouncements?platform=W&${query}`)
  ).value
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const draft = (change: object = {}) => ({
  kind: 'PL',
  execution: 'A',
  promotionType: 'SYSTEM',
  titles: { TH: 'ปรับปรุงระบบ', EN: 'Maintenance' },
  contents: { TH: '<p>คืนนี้</p>', EN: '<p>Tonight</p>' },
  imageUrl: '',
  isShown: true,
  startsAt: hours(-1),
  endsAt: null,
  ...change,
})
const write = async (change: object = {}) =>
  (await desk.post<{ announcementId: string }>('/api/operator/announcements', draft(change), { token })).value
    .announcementId
const titles = (notices: readonly Notice[]) => notices.map(({ title }) => title)
const auditOf = (id: string, action: string) =>
  firstOf(
    owner.kysely,
    sql<{
      actor: string
      detail: string
    }>`SELECT actor, detail FROM app.audit_log WHERE subject = ${`announcement:${id}`} AND action = ${action}`,
  )

describe('an announcement', () => {
  test('is shown in the reader’s language, newest first, with its date', async () => {
    await write({ titles: { TH: 'เก่า', EN: 'Old' }, startsAt: '2025-11-20T03:00:00.000Z' })
    const id = await write({ titles: { TH: 'ใหม่', EN: 'New' } })
    const { player } = await seen('types=PL')
    expect(player[0]).toMatchObject({ id, title: 'New', content: '<p>Tonight</p>', promotionType: 'SYSTEM' })
    expect(titles(player)).toContain('Old')
    expect(player.find(({ title }) => title === 'Old')!.timestamp).toBe('2025-11-20T03:00:00.000Z')
    expect((await seen('types=PL&language=TH')).player[0]!.title).toBe('ใหม่')
    expect((await seen('types=PL', 'th')).player[0]!.title).toBe('ใหม่')
  })

  test('of a promotion names the one to which its button leads; of anything else it names none', async () => {
    const of = async (change: object) => {
      const id = await write({ promotionId: 'promo-1', ...change })
      return (await seen('types=PL')).player.find((notice) => notice.id === id)
    }
    expect(await of({ promotionType: 'PROMOTION' })).toMatchObject({ promotionId: 'promo-1' })
    expect(await of({ promotionType: 'GAME' })).toMatchObject({ promotionId: '' })
    const refused = await desk.post('/api/operator/announcements', draft({ promotionId: '../x' }), { token })
    expect(refused).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  test('in one language replaces the missing other', async () => {
    const id = await write({ titles: { TH: 'ไทยเท่านั้น', EN: '' }, contents: { TH: '<p>ไทย</p>', EN: '' } })
    expect((await seen('types=PL')).player.find((notice) => notice.id === id)).toMatchObject({
      title: 'ไทยเท่านั้น',
      content: '<p>ไทย</p>',
    })
  })

  test('is seen only in its time and while it is shown', async () => {
    for (const change of [
      { startsAt: hours(1) },
      { startsAt: hours(-2), endsAt: hours(-1) },
      { isShown: false },
    ])
      await write({ kind: 'PR', titles: { TH: 'ซ่อน', EN: 'Hidden' }, ...change })
    const shown = await write({ kind: 'PR', titles: { TH: 'เห็น', EN: 'Seen' }, endsAt: hours(1) })
    const { promotion } = await seen('types=PR')
    expect(promotion.map(({ id }) => id)).toEqual([shown])
    const all = (
      await desk.get<{ list: { isLive: boolean }[]; totalCount: number }>(
        '/api/operator/announcements?kind=PR',
        { token },
      )
    ).value
    expect(all.totalCount).toBe(4)
    expect(all.list.filter(({ isLive }) => isLive)).toHaveLength(1)
  })

  test('only the requested types are answered; without types all', async () => {
    await write({ kind: 'PU', execution: 'B', titles: { TH: 'ป๊อปอัป', EN: 'Popup' } })
    const banners = await seen('types=B')
    expect(banners.banners.map(({ groupName }) => groupName)).toContain('w_home')
    expect([banners.player, banners.popup, banners.promotion]).toEqual([[], [], []])
    const all = await seen('')
    expect(all.popup.find(({ title }) => title === 'Popup')).toMatchObject({ execution: 'B' })
    expect(all.player.length).toBeGreaterThan(0)
    expect(all.banners.length).toBeGreaterThan(0)
    expect((await seen('types=PU')).player).toEqual([])
  })

  test('plain text becomes paragraphs, and what could run is removed before it is stored', async () => {
    const id = await write({
      contents: {
        TH: 'บรรทัดแรก\nบรรทัดสอง\n\nย่อหน้าใหม่ 1 < 2',
        EN: '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><script>x()</script><img src="https://evil.example/a.png">',
      },
    })
    const kept = await firstOf(
      owner.kysely,
      sql<{
        contents: { TH: string; EN: string }
      }>`SELECT contents FROM messaging.announcement WHERE announcement_id = ${id}`,
    )
    expect(kept!.contents.TH).toBe('<p>บรรทัดแรก<br />บรรทัดสอง</p><p>ย่อหน้าใหม่ 1 &lt; 2</p>')
    expect(kept!.contents.EN).toBe(
      '<p>Hi <a rel="noopener noreferrer nofollow" target="_blank">there</a></p>',
    )
  })

  test('a change and a removal are audited with the former state, and open pages are notified', async () => {
    const id = await write({ titles: { TH: 'ก่อน', EN: 'Before' } })
    expect(
      await desk.post(`/api/operator/announcements/${id}`, draft({ titles: { TH: 'หลัง', EN: 'After' } }), {
        token,
      }),
    ).toMatchObject({ status: 200 })
    expect(titles((await seen('types=PL')).player)).toContain('After')
    expect(await desk.post(`/api/operator/announcements/${id}/remove`, undefined, { token })).toMatchObject({
      status: 200,
    })
    expect(titles((await seen('types=PL')).player)).not.toContain('After')
    // Written, changed and removed; a push may come a moment after the answer.
    const notice = { topic: 'notice', merchantId: 'demo', data: { id } }
    await expect.poll(() => pushes.filter(({ data }) => data.id === id)).toEqual([notice, notice, notice])
    expect(JSON.parse((await auditOf(id, 'announcement.change'))!.detail)).toMatchObject({
      before: { titles: { EN: 'Before' } },
      after: { titles: { EN: 'After' } },
    })
    expect(await auditOf(id, 'announcement.write')).toMatchObject({ actor: 'owner' })
    expect(JSON.parse((await auditOf(id, 'announcement.remove'))!.detail)).toMatchObject({
      before: { titles: { EN: 'After' } },
      after: null,
    })
  })

  test('an empty title, an end before the beginning and an unknown id are refused by name', async () => {
    const post = (change: object, path = '/api/operator/announcements') =>
      desk.post<{ fields: { field: string }[] }>(path, draft(change), { token })
    expect(await post({ titles: { TH: ' ', EN: '' } })).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
      value: { fields: [{ field: 'titles.TH' }] },
    })
    expect((await post({ startsAt: hours(2), endsAt: hours(1) })).value.fields[0]!.field).toBe('endsAt')
    expect(await post({ kind: 'XX' })).toMatchObject({ status: 422 })
    expect(await post({}, '/api/operator/announcements/nothing')).toMatchObject({
      status: 404,
      code: 'ANNOUNCEMENT_NOT_FOUND',
    })
    expect(await desk.post('/api/operator/announcements/nothing/remove', undefined, { token })).toMatchObject(
      { status: 404, code: 'ANNOUNCEMENT_NOT_FOUND' },
    )
  })

  test('finance reads and does not write', async () => {
    const finance = await desk.signInOperator('finance')
    expect(await desk.get('/api/operator/announcements', { token: finance })).toMatchObject({ status: 200 })
    expect(await desk.post('/api/operator/announcements', draft(), { token: finance })).toMatchObject({
      status: 403,
      code: 'COMMON_FORBIDDEN',
    })
  })
})
