/** What members read of the book: lobby, lists, one fixture, results, and what they marked. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { listFixturesSchemas } from '../../../../contract/player/sportsbook/list-fixtures.ts'
import type { listSportResultsSchemas } from '../../../../contract/player/sportsbook/list-sport-results.ts'
import type { readFixtureSchemas } from '../../../../contract/player/sportsbook/read-fixture.ts'
import type { readSportsLobbySchemas } from '../../../../contract/player/sportsbook/read-sports-lobby.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { openDatabase, oneOf, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  feedMarket,
  finalFacts,
  handicap,
  noFacts,
  opening,
  openFeedPlayer,
  scored,
  standing,
  winner,
  type FeedPlayer,
} from '../../../../tests/support/sports-feed.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let feed: FeedPlayer
let visitor: TestClient
let member: TestClient
let token: string
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  feed = await openFeedPlayer(server.process, 'ALFA')
  visitor = server.client()
  member = server.client()
  token = await member.signIn('member01')
  await feed.send(...opening('live'), standing('live', 'LIVE', { facts: scored(1, 0) }))
  await feed.send(
    ...opening('early', [winner(), handicap(), feedMarket('OE', [1.9, 1.9], { isMain: false })], {
      startAt: inDays(3),
    }),
  )
  await feed.send(...opening('done', [winner()], { startAt: inDays(-1) }))
  await feed.send({
    kind: 'RESULT',
    fixtureId: 'done',
    version: 1,
    facts: finalFacts(2, 1, { home: 1, away: 0 }),
  })
  await feed.send(
    {
      kind: 'FIXTURE',
      fixture: {
        ...(opening('cup')[0] as Extract<ReturnType<typeof opening>[number], { kind: 'FIXTURE' }>).fixture,
        kind: 'OUTRIGHT',
        home: null,
        away: null,
        startAt: inDays(30),
      },
    },
    {
      kind: 'MARKETS',
      fixtureId: 'cup',
      markets: [
        {
          ...feedMarket('OUTRIGHT', []),
          selections: [
            { code: 'r1', price: 25_000, names: { th: 'ทีมหนึ่ง', en: 'One' }, teamId: 'live-h' },
            { code: 'r2', price: 30_000, names: { th: 'ทีมสอง', en: 'Two' } },
          ],
        },
      ],
    },
  )
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const lobby = async (client = visitor, options = {}) =>
  (await client.get<ValueOf<typeof readSportsLobbySchemas>>('/api/sport/v1/lobby', options)).value
const fixtures = async (query: string, options = {}) =>
  (
    await member.get<ValueOf<typeof listFixturesSchemas>>(
      `/api/sport/v1/fixtures?sportCode=FOOTBALL&${query}`,
      options,
    )
  ).value
const fixture = async (id: string, options = {}) =>
  (await member.get<ValueOf<typeof readFixtureSchemas>>(`/api/sport/v1/fixtures/ALFA-${id}`, options)).value
const mark = (kind: string, id: string, isFavourite = true) =>
  member.put(`/api/sport/v1/favourites/${kind}/${id}`, { isFavourite }, { token, key: randomUUID() })

test('the lobby counts fixtures by tab and names leagues in the caller’s language', async () => {
  const { sports } = await lobby()
  expect(sports).toMatchObject([
    {
      sportCode: 'FOOTBALL',
      liveCount: 1,
      earlyCount: 1,
      outrightCount: 1,
      leagues: [
        {
          leagueId: 'ALFA-premier',
          name: 'Premier',
          country: 'XA',
          countryName: 'Arania',
          liveCount: 1,
          todayCount: 0,
          earlyCount: 1,
          outrightCount: 1,
          isFavourite: false,
        },
      ],
    },
  ])
  const inThai = await lobby(visitor, { headers: { 'accept-language': 'th' } })
  expect(inThai.sports[0]!.leagues[0]).toMatchObject({ name: 'Premier ไทย', countryName: 'Arania ไทย' })
})

test('a list has the main markets of its fixtures, and the number of all', async () => {
  const live = await fixtures('tab=LIVE')
  expect(live).toMatchObject({ totalCount: 1, pageNo: 1 })
  expect(live.list[0]).toMatchObject({
    fixtureId: 'ALFA-live',
    home: { name: 'Home live' },
    status: 'LIVE',
    score: { home: 1, away: 0 },
    clock: { period: 'H1', minute: 10 },
    isSuspended: false,
    marketCount: 2,
    markets: [
      {
        typeCode: '1X2',
        line: null,
        selections: [{ code: '1', price: 19_700, name: null }, { code: 'X' }, { code: '2' }],
      },
      { typeCode: 'AH', line: -2 },
    ],
  })
  const early = await fixtures('tab=EARLY')
  expect(early.list).toMatchObject([{ fixtureId: 'ALFA-early', score: null, marketCount: 3 }])
  expect(early.list[0]!.markets).toHaveLength(2)
})

test('an outright has runners by name', async () => {
  const { list } = await fixtures('tab=OUTRIGHT', { headers: { 'accept-language': 'th' } })
  expect(list).toMatchObject([
    {
      kind: 'OUTRIGHT',
      home: null,
      markets: [{ selections: [{ code: 'r1', name: 'ทีมหนึ่ง' }, { name: 'ทีมสอง' }] }],
    },
  ])
})

test('a list is searched by names in both languages, and letters of LIKE are letters', async () => {
  expect((await fixtures('tab=EARLY&search=home%20EARLY')).totalCount).toBe(1)
  expect((await fixtures(`tab=EARLY&search=${encodeURIComponent('early ไทย')}`)).totalCount).toBe(1)
  expect((await fixtures('tab=EARLY&search=%25')).totalCount).toBe(0)
  expect((await fixtures('tab=EARLY&leagueId=ALFA-premier')).totalCount).toBe(1)
  expect((await fixtures('tab=EARLY&leagueId=ALFA-other')).totalCount).toBe(0)
})

test('a fixture has all its markets, its incidents and its figures; an unknown one is refused', async () => {
  await feed.send({
    kind: 'INCIDENT',
    fixtureId: 'live',
    no: 1,
    incident: 'CORNER',
    side: 'AWAY',
    minute: 11,
    added: null,
    cancels: null,
    facts: scored(1, 0, { corners: { FT: { home: 0, away: 1 } }, goldLead: { MAP1: [0, -250, 1_400] } }),
  })
  expect(await fixture('live')).toMatchObject({
    incidents: [{ no: 1, kind: 'CORNER', side: 'AWAY', minute: 11, score: { home: 1, away: 0 } }],
    scores: { FT: { home: 1, away: 0 } },
    corners: { FT: { home: 0, away: 1 } },
    cards: {},
    goldLead: { MAP1: [0, -250, 1_400] },
  })
  expect((await fixture('early')).goldLead).toEqual({})
  expect((await fixture('early')).markets.map(({ typeCode }) => typeCode)).toEqual(['1X2', 'AH', 'OE'])
  expect(await member.get('/api/sport/v1/fixtures/ALFA-none')).toMatchObject({
    status: 404,
    code: 'SPORT_FIXTURE_UNKNOWN',
  })
})

test('a house’s own prices and suspensions are shown to its people alone', async () => {
  const { market_no: marketNo } = await oneOf(
    owner.kysely,
    sql<{ market_no: bigint }>`
    SELECT market_no FROM sports.market WHERE fixture_id = 'ALFA-early' AND type_code = '1X2'`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, prices_e4, changed_by) VALUES
      ('demo', 'ALFA-early', ${marketNo}, '{20000,35000,33000}', 'owner'),
      ('another', 'ALFA-early', NULL, NULL, 'somebody')`,
  )
  await run(owner.kysely, sql`UPDATE sports.house_line SET is_suspended = true WHERE merchant_id = 'another'`)
  expect(await fixture('early')).toMatchObject({
    isSuspended: false,
    markets: [{ selections: [{ price: 20_000 }, { price: 35_000 }, { price: 33_000 }] }, {}, {}],
  })
  await run(owner.kysely, sql`UPDATE sports.house_line SET is_suspended = true`)
  await run(
    owner.kysely,
    sql`UPDATE sports.house_line SET merchant_id = 'demo' WHERE merchant_id = 'another'`,
  )
  expect(await fixture('early')).toMatchObject({
    isSuspended: true,
    markets: [{ state: 'SUSPENDED' }, { state: 'OPEN' }, {}],
  })
  await run(owner.kysely, sql`DELETE FROM sports.house_line`)
})

test('results of a day say what fixtures came to', async () => {
  const { value } = await visitor.get<ValueOf<typeof listSportResultsSchemas>>(
    `/api/sport/v1/results?sportCode=FOOTBALL&date=${businessDate(new Date(inDays(-1)), 'Asia/Bangkok')}`,
  )
  expect(value.list).toMatchObject([
    {
      fixtureId: 'ALFA-done',
      status: 'RESULTED',
      score: { home: 2, away: 1 },
      scores: { H1: { home: 1, away: 0 }, FT: { home: 2, away: 1 } },
      resultVersion: 1,
      reason: '',
    },
  ])
  expect(value.totalCount).toBe(1)
})

test('what a member marked comes first and is marked for nobody else; an unknown one is refused', async () => {
  expect((await mark('LEAGUE', 'ALFA-premier')).status).toBe(200)
  expect((await mark('FIXTURE', 'ALFA-early')).status).toBe(200)
  expect((await mark('FIXTURE', 'ALFA-early')).status).toBe(200)
  expect(await mark('FIXTURE', 'ALFA-none')).toMatchObject({ code: 'SPORT_FIXTURE_UNKNOWN' })
  expect((await lobby(member, { token })).sports[0]!.leagues[0]!.isFavourite).toBe(true)
  expect((await lobby()).sports[0]!.leagues[0]!.isFavourite).toBe(false)
  expect((await fixture('early', { token })).isFavourite).toBe(true)
  expect((await fixture('early')).isFavourite).toBe(false)
  await mark('LEAGUE', 'ALFA-premier', false)
  expect((await fixtures('tab=EARLY&onlyFavourites=true', { token })).totalCount).toBe(1)
  await mark('FIXTURE', 'ALFA-early', false)
  expect((await fixtures('tab=EARLY&onlyFavourites=true', { token })).totalCount).toBe(0)
})

test('a match that should have begun and is not sold stands below those that can be bet on', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await feed.send(
    ...opening('stuck', [winner()], { startAt: minutesAgo(120) }),
    ...opening('late', [winner()], { startAt: minutesAgo(30) }),
    standing('stuck', 'SCHEDULED', { isSuspended: true, facts: noFacts }),
  )
  const { list } = await fixtures('tab=TODAY')
  expect(list.map(({ fixtureId, isSuspended }) => [fixtureId, isSuspended])).toEqual([
    ['ALFA-late', false],
    ['ALFA-stuck', true],
  ])
})
