/** T-F1: whatever a feed says, its impossible parts are refused by name and nothing of them is sold. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  feedFixture,
  feedMarket,
  finalFacts,
  handicap,
  opening,
  openFeedPlayer,
  scored,
  standing,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
  const other = await openFeedPlayer(house.server.process, 'OTHER')
  await other.send(...opening('m9'))
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
  await feed.send(...opening('m1'), ...opening('m2'))
})

const bookOf = async (provider: string) => ({
  fixtures: await rowsOf(
    house.owner.kysely,
    sql<{ fixture_id: string; status: string; facts: unknown; start_at: Date; home_id: string | null }>`
    SELECT fixture_id, status, facts, start_at, home_id FROM sports.fixture WHERE provider = ${provider} ORDER BY 1`,
  ),
  markets: await rowsOf(
    house.owner.kysely,
    sql<{ market_no: bigint; version: number; state: string; prices_e4: number[] }>`
    SELECT m.market_no, m.version, m.state, m.prices_e4 FROM sports.market m JOIN sports.fixture f USING (fixture_id)
    WHERE f.provider = ${provider} ORDER BY 1`,
  ),
})
const suspendedOf = async (fixtureId: string) => (await house.fixtureOf(fixtureId)).suspended_for

const priced = (...markets: unknown[]) => ({ kind: 'MARKETS', fixtureId: 'm1', markets })
const withPrice = (price: unknown) => ({
  ...winner(),
  selections: winner().selections.map((selection, index) =>
    index === 1 ? { ...selection, price } : selection,
  ),
})
/** At a price of 3.72. */
const withChances = (chances: readonly [number, number, number, number]) => ({
  ...winner(),
  selections: winner().selections.map((selection, index) =>
    index === 1 ? { ...selection, chances } : selection,
  ),
})
const result = (facts: FixtureFacts) => ({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts }) as const
const ofOther = (message: FeedMessage) => ({ ...message, fixtureId: 'OTHER-m9' })
const incident = (more: object) => ({
  kind: 'INCIDENT',
  fixtureId: 'm1',
  no: 1,
  incident: 'CORNER',
  side: 'HOME',
  minute: 3,
  added: null,
  cancels: null,
  facts: scored(0, 0),
  ...more,
})
const swapped = (): unknown => {
  const fixture = feedFixture('m1')
  return { kind: 'FIXTURE', fixture: { ...fixture, home: fixture.away, away: fixture.home } }
}

const hostile: readonly (readonly [name: string, message: () => unknown, status: string, field?: string])[] =
  [
    [
      'a price of 1.00',
      () => priced(withPrice(10_000)),
      'FEED_PRICE',
      'messages.1.markets.0.selections.1.price',
    ],
    ['a price of 10^9', () => priced(withPrice(10_000_000_000_000)), 'FEED_PRICE'],
    ['a price below zero', () => priced(withPrice(-19_000)), 'FEED_PRICE'],
    ['a fraction of a price', () => priced(withPrice(19_000.5)), 'FEED_PRICE'],
    ['a price of NaN, as JSON writes it', () => priced(withPrice(Number.NaN)), 'FEED_PRICE'],
    ['a price as a text', () => priced(withPrice('19000')), 'FEED_PRICE'],
    ['prices that return more than they take', () => priced(winner([3.5, 3.5, 3.5])), 'FEED_PRICE'],
    [
      'a selection too few',
      () => priced({ ...winner(), selections: winner().selections.slice(1) }),
      'FEED_SELECTIONS',
    ],
    [
      'a selection too many',
      () => priced({ ...winner(), selections: [...winner().selections, { code: '3', price: 20_000 }] }),
      'FEED_SELECTIONS',
    ],
    [
      'swapped sides of a market',
      () => priced({ ...handicap(), selections: handicap().selections.toReversed() }),
      'FEED_SELECTIONS',
    ],
    ['a line where none belongs', () => priced({ ...winner(), line: 2 }), 'FEED_LINE'],
    ['no line where one belongs', () => priced({ ...handicap(), line: null }), 'FEED_LINE'],
    ['a fraction of a line', () => priced({ ...handicap(), line: -0.75 }), 'FEED_INVALID'],
    ['an unknown market', () => priced({ ...winner(), typeCode: 'WIN' }), 'FEED_INVALID'],
    ['swapped sides of a match', swapped, 'FEED_SIDES'],
    [
      'a field that nobody knows',
      () => ({ ...standing('m1', 'LIVE'), isGoal: true }),
      'FEED_INVALID',
      'messages.1.isGoal',
    ],
    [
      'a kind that nobody knows',
      () => ({ kind: 'GOAL', fixtureId: 'm1' }),
      'FEED_INVALID',
      'messages.1.kind',
    ],
    ['a score below zero', () => standing('m1', 'LIVE', { facts: scored(-1, 0) }), 'FEED_INVALID'],
    [
      'a state that comes with a result alone',
      () => ({ ...standing('m1', 'LIVE'), status: 'RESULTED' }),
      'FEED_STATUS',
    ],
    ['an incident that takes back none', () => incident({ cancels: 7 }), 'FEED_INCIDENT'],
    [
      'a result without an ending',
      () => ({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: scored(1, 0) }),
      'FEED_RESULT',
    ],
    [
      'a result of a score that is not final',
      () => ({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: { ...scored(1, 0), ending: 'PLAYED' } }),
      'FEED_RESULT',
    ],
    [
      'a result of which a half is more than the whole',
      () => result({ ...finalFacts(1, 0), scores: { H1: { home: 2, away: 0 }, FT: { home: 1, away: 0 } } }),
      'FEED_RESULT',
      'facts.scores.H1',
    ],
    ['a result of a match that is to come', () => result(finalFacts(1, 0)), 'FEED_RESULT', 'facts.ending'],
    [
      'chances that are more than one together',
      () => priced(withChances([900_000, 0, 200_000, 0])),
      'FEED_PRICE',
      'messages.1.markets.0.selections.1.chances',
    ],
    [
      'chances that make a bet worth more than it costs',
      () => priced(withChances([300_000, 0, 0, 0])),
      'FEED_PRICE',
      'messages.1.markets.0.selections.1.chances',
    ],
    [
      'a time that is none',
      () => ({ kind: 'FIXTURE', fixture: feedFixture('m1', { startAt: 'tomorrow' }) }),
      'FEED_INVALID',
    ],
    [
      'another sport',
      () => ({ kind: 'FIXTURE', fixture: feedFixture('m1', { sportCode: 'TENNIS' }) }),
      'FEED_INVALID',
    ],
  ]

describe('T-F1 refused by name, nothing is taken, and the match is suspended', () => {
  test.each(hostile.map(([name, make, status, field]) => ({ name, make, status, field })))(
    '$name',
    async ({ make, status, field }) => {
      const before = await bookOf(feed.provider)
      // JSON as it comes over HTTP: it knows no NaN.
      const messages = JSON.parse(JSON.stringify([standing('m2', 'LIVE'), make()])) as unknown[]
      const answer = await feed.raw('messages', { firstSeq: feed.seq + 1, messages })
      expect(answer).toMatchObject({
        status,
        seq: 4,
        wants: 'NEXT',
        fixtureId: 'm1',
        ...(field ? { field } : {}),
      })
      expect(await bookOf(feed.provider)).toEqual(before)
      // What else the delivery said was not taken either, so it is not sold as it was.
      expect([await suspendedOf(`${feed.provider}-m1`), await suspendedOf(`${feed.provider}-m2`)]).toEqual([
        'REFUSED',
        'REFUSED',
      ])
    },
  )

  test('a match that nobody knows', async () => {
    expect(await feed.send(standing('m7', 'LIVE'))).toMatchObject({
      status: 'FEED_FIXTURE_UNKNOWN',
      fixtureId: 'm7',
      seq: 4,
    })
  })

  test('another provider’s match: neither changed nor suspended', async () => {
    const before = await bookOf('OTHER')
    for (const message of [
      ofOther(standing('', 'CANCELLED')),
      ofOther({ kind: 'MARKETS', fixtureId: '', markets: [winner([9, 9, 1.2])] }),
      { kind: 'FIXTURE', fixture: feedFixture('OTHER-m9') } as const,
    ])
      expect(await feed.send(message as FeedMessage)).toMatchObject({
        status: 'FEED_FIXTURE_FOREIGN',
        seq: 4,
      })
    expect(await bookOf('OTHER')).toEqual(before)
    expect(await suspendedOf('OTHER-m9')).toBeNull()
  })

  test('a match that has ended is not played again', async () => {
    await feed.send(standing('m1', 'ENDED', { facts: scored(1, 0) }))
    expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ status: 'FEED_STATUS' })
    await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(1, 0) })
    expect(await feed.send(standing('m1', 'SCHEDULED'))).toMatchObject({ status: 'FEED_STATUS' })
  })

  test('another result under the version of one', async () => {
    await feed.send(standing('m1', 'LIVE'))
    await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(1, 0) })
    expect(
      await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(0, 1) }),
    ).toMatchObject({ status: 'FEED_RESULT', field: 'version' })
  })

  test('another incident under the number of one', async () => {
    expect(await feed.send(incident({}) as FeedMessage)).toMatchObject({ status: 'OK' })
    expect(await feed.send(incident({ incident: 'GOAL' }) as FeedMessage)).toMatchObject({
      status: 'FEED_INCIDENT',
    })
  })

  test('a second goal under the number of the first, which would pass unseen', async () => {
    const goal = (side: string, facts: FixtureFacts) =>
      incident({ incident: 'GOAL', side, facts }) as FeedMessage
    await feed.send(standing('m1', 'LIVE'), goal('HOME', scored(1, 0)))
    expect(await feed.send(goal('HOME', scored(1, 0)))).toMatchObject({ status: 'OK' })
    for (const another of [goal('AWAY', scored(1, 1)), goal('HOME', scored(2, 0))])
      expect(await feed.send(another)).toMatchObject({ status: 'FEED_INCIDENT', field: 'no' })
  })

  test('a winner whom nobody could bet on, and one that never started', async () => {
    const runners = (...codes: string[]): FeedMessage => ({
      kind: 'MARKETS',
      fixtureId: 'cup',
      markets: [
        {
          ...feedMarket('OUTRIGHT', []),
          selections: codes.map((code) => ({ code, price: 30_000, names: { th: code, en: code } })),
        },
      ],
    })
    const cup = feedFixture('cup', { kind: 'OUTRIGHT', home: null, away: null })
    await feed.send({ kind: 'FIXTURE', fixture: cup }, runners('a', 'b', 'c'))
    const won = (more: Partial<FixtureFacts>) => ({
      ...result({ scores: {}, ended: [], ending: 'PLAYED', ...more }),
      fixtureId: 'cup',
    })
    for (const facts of [{ winners: ['d'] }, { winners: ['a'], withdrawn: ['a'] }])
      expect(await feed.send(won(facts))).toMatchObject({ status: 'FEED_RESULT', field: 'facts.winners' })
    // Who is left out is not offered any more, and is known for what was bet on them.
    await feed.send(runners('e', 'c', 'a'))
    const [market] = await rowsOf(
      house.owner.kysely,
      sql<{ codes: string[]; prices_e4: number[]; names: string[] }>`
      SELECT codes, prices_e4, ARRAY(SELECT jsonb_object_keys(runners)) AS names FROM sports.market
      WHERE fixture_id = ${`${feed.provider}-cup`}`,
    )
    expect(market).toEqual({
      codes: ['a', 'b', 'c', 'e'],
      prices_e4: [30_000, 0, 30_000, 30_000],
      names: ['a', 'b', 'c', 'e'],
    })
    expect(await feed.send(won({ winners: ['b'] }))).toMatchObject({ status: 'OK' })
  })
})
