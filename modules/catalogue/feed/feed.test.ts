/** Vendors’ feeds: what they change, and what they never touch. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOf, openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../tests/support/server.ts'
import {
  addFeedVendor,
  applyFeed,
  feedGuardOf,
  feedOf,
  lineOf,
  sendFeed,
  type FeedRun,
} from '../../../tests/support/feeds.ts'

let server: TestServer
let owner: Database
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
  await addFeedVendor(owner)
})

afterAll(async () => {
  await owner.close()
  await server.close()
})

const send = (text: string, vendor = 'FEEDY') => sendFeed(desk, token, text, vendor)
const apply = (text: string) => applyFeed(desk, token, text)
const guardOf = (code: string) => feedGuardOf(owner, code)

const post = (path: string, body: object) =>
  desk.post<Record<string, unknown> & { fields?: { field: string }[] }>(`/api/operator/${path}`, body, {
    token,
  })
const listed = () =>
  rowsOf(
    owner.kysely,
    sql<{
      game_code: string
      is_hot: boolean | null
    }>`SELECT game_code, game_type, names, icon_url, large_icon_url, state, maintenance_until, is_hot, is_new, position, is_free_playable, rtp FROM catalogue.listed_game WHERE vendor_code = 'FEEDY' AND merchant_id = 'demo' ORDER BY node_id`,
  )
describe('a feed is applied', () => {
  it('adds, changes, closes what is absent and opens what returns; nothing before it is decided', async () => {
    const before = await listed()
    const sent = await send(feedOf(lineOf('F1'), lineOf('F2'), lineOf('F3'), 'bad row,,,,'))
    expect(sent.value).toMatchObject({
      state: 'READY',
      addedCount: 3,
      refusedCount: 1,
      refused: [{ lineNo: 5, rule: 'feedCode' }],
    })
    expect(await listed()).toEqual(before)
    expect(
      (await desk.post<FeedRun>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token }))
        .value,
    ).toMatchObject({ state: 'APPLIED', addedCount: 3 })
    expect(
      await desk.post(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token }),
    ).toMatchObject({ code: 'FEED_STATE' })
    expect(await guardOf('F2')).toBe(true)
    expect(await apply(feedOf(lineOf('F1', { name: 'New name' }), lineOf('F3')))).toMatchObject({
      addedCount: 0,
      changedCount: 1,
      absentCount: 1,
    })
    expect(await guardOf('F2')).toBe(false)
    expect(await listed()).toMatchObject([
      { game_code: 'F1', names: { EN: 'New name' } },
      { game_code: 'F2', state: 'OFF' },
      { game_code: 'F3', state: 'OPEN' },
    ])
    expect(await apply(feedOf(lineOf('F1', { name: 'New name' }), lineOf('F2'), lineOf('F3')))).toMatchObject(
      { addedCount: 0, changedCount: 0, returnedCount: 1, absentCount: 0 },
    )
    expect(await guardOf('F2')).toBe(true)
  })

  it('a refused game is not absent, and an empty feed is refused', async () => {
    expect(
      await apply(
        feedOf(lineOf('F1', { name: 'New name' }), lineOf('F2', { type: 'NOTHING' }), lineOf('F3')),
      ),
    ).toMatchObject({ absentCount: 0, refusedCount: 1 })
    expect(await send(feedOf())).toMatchObject({ status: 422, code: 'FEED_EMPTY' })
    expect(await send(feedOf(lineOf('E1', { rtp: '1.2' }), lineOf('E2', { type: 'DICE' })))).toMatchObject({
      status: 422,
      code: 'FEED_EMPTY',
      value: {
        refused: [
          { lineNo: 2, gameCode: 'E1', field: 'rtp', rule: 'feedRtp', detail: '1.2' },
          { lineNo: 3, rule: 'feedType' },
        ],
      },
    })
    expect(await send('')).toMatchObject({ status: 422, code: 'FEED_UNREADABLE' })
    expect(await send('no,columns\n1,2')).toMatchObject({ status: 422, code: 'FEED_COLUMNS' })
    expect(await send(feedOf(lineOf('F1')), 'NOBODY')).toMatchObject({
      status: 404,
      code: 'VENDOR_NOT_FOUND',
    })
  })

  it('thousands of games at once, by set', async () => {
    await run(
      owner.kysely,
      sql`INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position) VALUES ('HUGE', '{"TH": "ใหญ่", "EN": "Huge"}', 'demo', 91)`,
    )
    await run(
      owner.kysely,
      sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES ('demo', 'HUGE')`,
    )
    const sent = await send(
      feedOf(...Array.from({ length: 4_000 }, (_, index) => lineOf(`H${index}`))),
      'HUGE',
    )
    expect(
      (await desk.post<FeedRun>(`/api/operator/feed-runs/${sent.value.runId}/apply`, undefined, { token }))
        .value,
    ).toMatchObject({ addedCount: 4_000 })
    expect(
      (
        await desk.get<{ totalCount: number; list: { gameCode: string }[] }>(
          '/api/operator/games?vassalage=HUGE&query=h3999',
          { token },
        )
      ).value,
    ).toMatchObject({ totalCount: 1, list: [{ gameCode: 'H3999' }] })
    await run(
      owner.kysely,
      sql`DELETE FROM catalogue.game_listing WHERE node_id IN (SELECT node_id FROM catalogue.game WHERE vendor_code = 'HUGE')`,
    )
  })

  it('the same feed twice changes nothing, and neither a feed nor its reversal loses what an operator set', async () => {
    const game = fc.record({
      name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
      icon: fc.constantFrom('/art/poster-cat.svg', '/art/poster-crab.svg', ''),
      hot: fc.constantFrom('', '0', '1'),
      rtp: fc.constantFrom('', '0.95', '97%'),
      type: fc.constantFrom('RNG', 'LIVE'),
    })
    const feed = fc.dictionary(fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5'), game, { minKeys: 1 })
    const textOf = (
      games: Record<string, Partial<Record<'name' | 'icon' | 'hot' | 'rtp' | 'type', string>>>,
    ) => feedOf(...Object.entries(games).map(([code, change]) => lineOf(code, change)))
    await apply(feedOf(...['P1', 'P2', 'P3', 'P4', 'P5'].map((code) => lineOf(code))))
    const { node_id: nodeId } = (await firstOf(
      owner.kysely,
      sql<{ node_id: number }>`SELECT node_id FROM catalogue.game WHERE game_code = 'P1'`,
    ))!
    await post(`games/${nodeId}`, {
      names: { TH: 'ของเรา', ZH: '我们' },
      iconUrl: '/art/poster-tiger.svg',
      isHot: true,
      isFreePlayOff: true,
      state: 'MAINTENANCE',
      maintenanceUntil: '2090-01-01T00:00:00Z',
      gameType: 'FISH',
      gameClassify: 'TG',
      position: 1,
    })
    const kept = () =>
      firstOf(
        owner.kysely,
        sql`
      SELECT l.state, l.maintenance_until, l.is_hot, l.is_free_play_off, l.own_names, l.own_icon_url, l.position, g.game_type, g.game_classify, v.names ->> 'TH' AS th
      FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id) JOIN catalogue.listed_game v ON v.node_id = l.node_id AND v.merchant_id = l.merchant_id WHERE l.node_id = ${nodeId} AND l.merchant_id = 'demo'`,
      )
    const set = await kept()
    expect(set).toMatchObject({ is_hot: true, game_type: 'FISH', position: 1, th: 'ของเรา' })
    const named = async (games: object) =>
      (await listed()).filter((row) => row.game_code in games).map((row) => ({ ...row, is_hot: null }))
    await fc.assert(
      fc.asyncProperty(feed, feed, async (one, other) => {
        await apply(textOf(one))
        const first = await listed()
        expect(await apply(textOf(one))).toMatchObject({
          addedCount: 0,
          changedCount: 0,
          returnedCount: 0,
          absentCount: 0,
        })
        expect(await listed()).toEqual(first)
        await apply(textOf(other))
        expect(await kept()).toEqual(set)
        await apply(textOf(one))
        // A mark that the feed leaves out stays as it was; everything else that it names is updated.
        expect(await named(one)).toEqual(
          first.filter((row) => row.game_code in one).map((row) => ({ ...row, is_hot: null })),
        )
        expect(await kept()).toEqual(set)
      }),
      { numRuns: 8, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
    )
  })
})
