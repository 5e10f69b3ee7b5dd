/** A season of real results, told through the feed port and settled as bets with their money. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import type { FeedMarket, FeedMessage } from '../../kernel/sports/feed.ts'
import { hasLine, selectionsOf } from '../../kernel/sports/markets.ts'
import type { MarketType, Period } from '../../kernel/sports/words.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'
import { SettledSports, writeBet } from '../support/settled-sports.ts'
import { feedFixture, openFeedPlayer, standing, type FeedPlayer } from '../support/sports-feed.ts'
import { settleAgain, type PlayedMatch, type Wager } from './second-settler.ts'
import { readSeason, type SeasonMatch } from './season.ts'
import { allCases, factsOf } from './wagers.ts'

const BETS_OF_MATCH = 6
const MEMBERS = 200
const AT_ONCE = 40
const OTHER_PRICE = 10_500

interface SeasonBet {
  readonly betId: string
  readonly memberId: string
  readonly wager: Wager
}

const season = readSeason()
const kinds = [...Map.groupBy(allCases, ({ market, period }) => `${market} ${period}`).values()]
/** Some markets of a match, from match to match others, and of each another selection and line. */
const betsOf = (place: number): SeasonBet[] =>
  Array.from({ length: BETS_OF_MATCH }, (_, no) => {
    const at = place * BETS_OF_MATCH + no
    const cases = kinds[at % kinds.length]!
    const wager = {
      ...cases[(at * 7) % cases.length]!,
      price: 101 + ((at * 37) % 900),
      stake: BigInt(2_000 + (at % 501)),
    }
    return { betId: `season-${at}`, memberId: `fan-${at % MEMBERS}`, wager }
  })
const allBets = season.map((_, place) => betsOf(place))

let house: SettledSports
let server: TestServer
let feed: FeedPlayer
beforeAll(async () => {
  house = await SettledSports.open()
  server = await startServer({ seed: false, env: WITHOUT_WORKER, database: house.fresh })
  feed = await openFeedPlayer(server.process, 'SEASON')
})
afterAll(async () => {
  await server.close()
  await house.shut()
})

const idOf = (place: number): string => `m${place}`
const lineQOf = ({ market, line }: Wager): number | null => (hasLine(market as MarketType) ? line / 25 : null)

function marketOf({ wager }: SeasonBet): FeedMarket {
  const typeCode = wager.market as MarketType
  return {
    typeCode,
    period: wager.period,
    line: lineQOf(wager),
    isMain: false,
    isLive: true,
    state: 'OPEN',
    selections: selectionsOf(typeCode)!.map((code) => ({
      code,
      price: code === wager.pick ? 100 * wager.price : OTHER_PRICE,
    })),
  }
}

const teamOf = (name: string) => ({ teamId: name.replace(/[^A-Za-z]/g, ''), names: { th: name, en: name } })

const openingOf = (match: SeasonMatch, place: number): FeedMessage[] => [
  {
    kind: 'FIXTURE',
    fixture: feedFixture(idOf(place), {
      startAt: `${match.date}T15:00:00Z`,
      home: teamOf(match.home),
      away: teamOf(match.away),
    }),
  },
  { kind: 'MARKETS', fixtureId: idOf(place), markets: allBets[place]!.map(marketOf) },
  standing(idOf(place), 'LIVE'),
]

async function sendAll(messages: readonly (readonly FeedMessage[])[]): Promise<void> {
  for (let from = 0; from < messages.length; from += AT_ONCE)
    expect(await feed.send(...messages.slice(from, from + AT_ONCE).flat())).toMatchObject({ status: 'OK' })
}

const resultOf = (place: number, version: number, facts: FixtureFacts): FeedMessage => ({
  kind: 'RESULT',
  fixtureId: idOf(place),
  version,
  facts,
})

async function placeAll(): Promise<void> {
  const rows = await rowsOf(
    house.owner.kysely,
    sql<{ market_no: bigint; fixture_id: string; type_code: string; period: Period; line_q: number | null }>`
      SELECT market_no, fixture_id, type_code, period, line_q FROM sports.market`,
  )
  const markets = new Map(
    rows.map((row) => [`${row.fixture_id} ${row.type_code} ${row.period} ${row.line_q}`, row.market_no]),
  )
  const bets = allBets.flatMap((own, place) =>
    own.map((bet) => {
      const { market, period, pick, price } = bet.wager
      const key = `SEASON-${idOf(place)} ${market} ${period} ${lineQOf(bet.wager)}`
      return { ...bet, leg: { marketNo: markets.get(key)!, code: pick, price: 100 * price } }
    }),
  )
  for (let from = 0; from < bets.length; from += AT_ONCE)
    await Promise.all(
      bets
        .slice(from, from + AT_ONCE)
        .map(({ memberId, betId, wager, leg }) =>
          writeBet(house.owner.kysely, house.poster, memberId, betId, [leg], wager.stake),
        ),
    )
}

/** The bets that were not paid what the second settler pays. */
async function differencesFrom(matches: readonly PlayedMatch[]): Promise<string[]> {
  const rows = await rowsOf(
    house.owner.kysely,
    sql<{ bet_id: string; payout: bigint; state: string }>`SELECT bet_id, payout, state FROM sports.bet`,
  )
  const paid = new Map(rows.map((row) => [row.bet_id, row]))
  return allBets.flatMap((own, place) =>
    own.flatMap(({ betId, wager }) => {
      const { payout, state } = paid.get(betId)!
      const expected = settleAgain(wager, matches[place]!)
      if (state === 'SETTLED' && payout === expected) return []
      return [
        `${idOf(place)} ${wager.market} ${wager.period} ${wager.pick} ${wager.line}: ${state} ${payout}, ${expected}`,
      ]
    }),
  )
}

/** Everything that the members have now, against what they had, staked and won. */
async function moneyOf(
  matches: readonly PlayedMatch[],
  start: bigint,
): Promise<{ have: bigint; should: bigint }> {
  let have = 0n
  for (let member = 0; member < MEMBERS; member++) have += await house.main(`fan-${member}`)
  const won = allBets.flatMap((own, place) =>
    own.map(({ wager }) => settleAgain(wager, matches[place]!) - wager.stake),
  )
  return { have, should: won.reduce((sum, one) => sum + one, start * BigInt(MEMBERS)) }
}

test('380 matches, told by a feed, pay every bet as a second settler pays it, corrections too', async () => {
  const start = 100_000_000n
  for (let member = 0; member < MEMBERS; member++) await house.member(`fan-${member}`, start)
  await sendAll(season.map(openingOf))
  await placeAll()

  await sendAll(season.map((match, place) => [resultOf(place, 1, factsOf(match))]))
  await house.settle()
  expect(await differencesFrom(season)).toEqual([])
  const first = await moneyOf(season, start)
  expect(first.have).toBe(first.should)

  // Every tenth result was told the wrong way round.
  const turned = season.map((match, place) => (place % 10 === 0 ? turnedRound(match) : match))
  await sendAll(
    turned
      .map((match, place) => (place % 10 === 0 ? [resultOf(place, 2, factsOf(match))] : []))
      .filter((own) => own.length > 0),
  )
  await house.settle()
  expect(await differencesFrom(turned)).toEqual([])
  const second = await moneyOf(turned, start)
  expect(second.have).toBe(second.should)
  expect(await house.faults()).toEqual([])
})

function turnedRound(match: PlayedMatch): PlayedMatch {
  const swap = ([home, away]: readonly [number, number]) => [away, home] as const
  return {
    goals: swap(match.goals),
    halfGoals: swap(match.halfGoals),
    corners: swap(match.corners),
    cards: swap(match.cards),
    order: match.order.replace(/[HA]/g, (side) => (side === 'H' ? 'A' : 'H')),
  }
}
