/** What the messages of a feed make of fixtures and markets. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  feedMarket,
  handicap,
  opening,
  scored,
  standing,
  stateOf,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
})
const idOf = (id: string) => `${feed.provider}-${id}`

test('a match with its markets is in the book, and bets are taken on it', async () => {
  expect(await feed.send(...opening('m1'))).toEqual({ status: 'OK', seq: 2, wants: 'NEXT' })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ status: 'SCHEDULED', suspended_for: null })
  expect(await house.marketsOf(idOf('m1'))).toMatchObject([
    { type_code: '1X2', state: 'OPEN', version: 1, prices_e4: [19_700, 37_200, 34_900] },
    { type_code: 'AH', state: 'OPEN', version: 1, prices_e4: [20_100, 18_300] },
  ])
  expect(await house.faultOf(idOf('m1'))).toBeNull()
})

test('the version of a market grows when it changes, and only then', async () => {
  await feed.send(...opening('m1'))
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner(), handicap()] })
  expect((await house.marketsOf(idOf('m1'))).map(({ version }) => version)).toEqual([1, 1])
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([2.1, 3.5, 3.3]), handicap()] })
  expect((await house.marketsOf(idOf('m1'))).map(({ version }) => version)).toEqual([2, 1])
  const before = (await house.fixtureOf(idOf('m1'))).version
  await feed.send({ kind: 'FIXTURE', fixture: stateOf('m1').fixture })
  await feed.send(standing('m1', 'LIVE'))
  await feed.send(standing('m1', 'LIVE'))
  expect((await house.fixtureOf(idOf('m1'))).version).toBeGreaterThan(before)
})

test('a goal suspends the match until it is priced again; a market that is not said again stays suspended', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send({
    kind: 'INCIDENT',
    fixtureId: 'm1',
    no: 1,
    incident: 'GOAL',
    side: 'HOME',
    minute: 12,
    added: null,
    cancels: null,
    facts: scored(1, 0, { goals: ['HOME'] }),
  })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ suspended_for: 'INCIDENT' })
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  // The clock goes on, and says nothing of prices.
  await feed.send(standing('m1', 'LIVE', { facts: scored(1, 0) }))
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([1.4, 4.5, 8])] })
  expect(await house.faultOf(idOf('m1'))).toBeNull()
  expect((await house.marketsOf(idOf('m1'))).map(({ state }) => state)).toEqual(['OPEN', 'SUSPENDED'])
})

test('a card makes the prices of cards old too, and a goal leaves them; corners wait for neither', async () => {
  const cards = feedMarket('CARDS_OU', [1.9, 1.9], { line: 6 })
  const corners = feedMarket('CORNERS_OU', [1.9, 1.9], { line: 38 })
  await feed.send(...opening('m1', [winner(), cards, corners]), standing('m1', 'LIVE'))
  const happens = async (no: number, incident: 'GOAL' | 'RED' | 'SECOND_YELLOW' | 'VAR') => {
    const facts = scored(1, 0, { goals: ['HOME'], cards: { FT: { home: no, away: 0 } } })
    const what = { no, incident, side: 'HOME', minute: 12, added: null, cancels: null, facts } as const
    await feed.send({ kind: 'INCIDENT', fixtureId: 'm1', ...what })
    expect(await house.faultOf(idOf('m1'), 2)).toBe('SPORT_SUSPENDED')
    await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner()] })
    const faults = [await house.faultOf(idOf('m1')), await house.faultOf(idOf('m1'), 1)]
    expect(await house.faultOf(idOf('m1'), 2)).toBeNull()
    await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner(), cards] })
    expect(await house.faultOf(idOf('m1'), 1)).toBeNull()
    return faults
  }
  expect(await happens(1, 'GOAL')).toEqual([null, null])
  expect(await happens(2, 'RED')).toEqual([null, 'SPORT_SUSPENDED'])
  expect(await happens(3, 'SECOND_YELLOW')).toEqual([null, 'SPORT_SUSPENDED'])
  expect(await happens(4, 'VAR')).toEqual([null, 'SPORT_SUSPENDED'])
})

test('a goal that only the state of a match tells suspends it as well', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send(standing('m1', 'LIVE', { facts: scored(0, 1) }))
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([3.4, 3.2, 2.1])] })
  expect(await house.faultOf(idOf('m1'))).toBeNull()
  // The handicap was not said again: its price is from before the goal.
  expect((await house.marketsOf(idOf('m1'))).map(({ state }) => state)).toEqual(['OPEN', 'SUSPENDED'])
  expect(await house.faultOf(idOf('m1'), 1)).toBe('SPORT_SUSPENDED')
  await feed.send(standing('m1', 'LIVE', { facts: scored(0, 1) }))
  expect(await house.faultOf(idOf('m1'))).toBeNull()
})

test('the provider suspends and opens a match itself', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE', { isSuspended: true }))
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([1.4, 4.5, 8])] })
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  await feed.send(standing('m1', 'LIVE'))
  expect(await house.faultOf(idOf('m1'))).toBeNull()
})

test('a match that began by its time takes no bets of before, and a live one only on live markets', async () => {
  await feed.send(
    ...opening('m1', [winner(), { ...handicap(), isLive: false }], {
      startAt: new Date(Date.now() - 1_000).toISOString(),
    }),
  )
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_STARTED')
  await feed.send(standing('m1', 'LIVE'))
  expect(await house.faultOf(idOf('m1'))).toBeNull()
  expect(await house.faultOf(idOf('m1'), 1)).toBe('SPORT_STARTED')
})

test('an operator’s name and tier of a league stay when the feed says others', async () => {
  await feed.send(...opening('m1'))
  await run(
    house.owner.kysely,
    sql`
    UPDATE sports.league SET names = '{"th": "ลีกเอก", "en": "First"}', is_named = true WHERE league_id = ${idOf('premier')}`,
  )
  const { league } = stateOf('m1').fixture
  await feed.send(
    ...opening('m2', [winner()], { league: { ...league, tier: 'B', countryNames: { th: 'ก', en: 'B' } } }),
  )
  expect(
    await oneOf(
      house.owner.kysely,
      sql<{ names: unknown; tier: string; country_names: unknown }>`
      SELECT names, tier, country_names FROM sports.league WHERE league_id = ${idOf('premier')}`,
    ),
  ).toEqual({ names: { th: 'ลีกเอก', en: 'First' }, tier: 'B', country_names: { th: 'ก', en: 'B' } })
})
