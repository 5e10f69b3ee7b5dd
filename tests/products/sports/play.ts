/**
 * What a process does that is there to be killed: everything about the two matches of day n follows from n,
 * so it can be played again to its end, by this process or by another.
 */
import { noteDue } from '../../../modules/sportsbook/settling/store/due.ts'
import { markMarketVoid, markVoid } from '../../../modules/sportsbook/settling/store/voids.ts'
import { askFixture } from '../../../modules/sportsbook/settling/store/work.ts'
import { openPoster, type Poster } from '../../../modules/wallet/index.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { playTurns } from '../../support/play-turns.ts'
import {
  openFixture,
  openMarket,
  played,
  settleAll,
  stateResult,
  writeBet,
} from '../../support/settled-sports.ts'

export const PLAYERS = Array.from({ length: 20 }, (_, n) => `k${n}`)
const BETS = 30
/** Of one member on the first match, more than a chunk takes. */
const BETS_OF_ONE = 12
const MARKETS = [{ typeCode: '1X2' }, { typeCode: 'AH', lineQ: -3 }, { typeCode: 'OU', lineQ: 9 }] as const

async function marketsOf(owner: Database, fixtureId: string): Promise<bigint[]> {
  await openFixture(owner.kysely, fixtureId)
  const known = () =>
    rowsOf(
      owner.kysely,
      sql<{
        market_no: bigint
      }>`SELECT market_no FROM sports.market WHERE fixture_id = ${fixtureId} ORDER BY market_no`,
    )
  for (const draft of MARKETS.slice((await known()).length)) await openMarket(owner.kysely, fixtureId, draft)
  return (await known()).map(({ market_no: marketNo }) => marketNo)
}

const CODES = [
  ['1', 'X', '2'],
  ['HOME', 'AWAY'],
  ['OVER', 'UNDER'],
] as const

/** Bet `place` of day n: every third is a parlay of both matches. */
function picksOf(n: number, place: number, markets: readonly (readonly bigint[])[]) {
  const pick = (match: number) => {
    const type = (place + match) % 3
    const codes = CODES[type]!
    return {
      marketNo: markets[match]![type]!,
      code: codes[(n + place * 5 + match) % codes.length]!,
      price: 15_000 + 700 * ((n + place) % 30),
      ...(type === 1 && place % 4 === 0 ? { at: { home: 0, away: 1 } } : {}),
    }
  }
  return place % 3 === 0 ? [pick(0), pick(1)] : [pick(place % 2)]
}

/** Two days of three the first result is corrected, and every fifth the second match is called off. */
export async function playDay(owner: Database, poster: Poster, n: number): Promise<void> {
  const fixtures = [`T-k${n}a`, `T-k${n}b`] as const
  const markets = [await marketsOf(owner, fixtures[0]), await marketsOf(owner, fixtures[1])]
  await Promise.all(
    Array.from({ length: BETS }, (_, place) =>
      writeBet(
        owner.kysely,
        poster,
        PLAYERS[(n + place * 7) % PLAYERS.length]!,
        `k${n}-${place}`,
        picksOf(n, place, markets),
        BigInt(((n * 31 + place * 17) % 400) + 100),
      ),
    ),
  )
  await Promise.all(
    Array.from({ length: BETS_OF_ONE }, (_, place) =>
      writeBet(
        owner.kysely,
        poster,
        PLAYERS[n % PLAYERS.length]!,
        `k${n}-one-${place}`,
        [picksOf(n, 4 + 2 * place, markets)[0]!],
        BigInt(100 + place),
      ),
    ),
  )
  const settle = () => settleAll(owner, { chunk: 4 })
  await stateResult(owner.kysely, fixtures[0], 1, played(n % 4, n % 3))
  await settle()
  if (n % 5 === 4)
    await run(
      owner.kysely,
      sql`UPDATE sports.fixture SET status = 'CANCELLED' WHERE fixture_id = ${fixtures[1]} AND status = 'LIVE'`,
    )
  else await stateResult(owner.kysely, fixtures[1], 1, played(n % 2, 1))
  await settle()
  if (n % 3 > 0) await stateResult(owner.kysely, fixtures[0], 2, played((n + 1) % 4, n % 3))
  if (n % 4 === 3)
    await owner.transaction(async (tx) => {
      await markMarketVoid(tx, markets[1]![2]!, 'the line was wrong')
      await askFixture(tx, fixtures[1])
    })
  if (n % 4 === 2)
    await owner.transaction(async (tx) => {
      await markVoid(tx, `k${n}-7`, 'the price was wrong')
      await noteDue(tx, [`k${n}-7`])
    })
  await settle()
}

/** Plays days from `first` on, and prints each when it begins and when it is done. */
export async function playUntilKilled(url: string, first: number): Promise<void> {
  const owner = openDatabase({ url, role: null, max: 6 })
  const poster = openPoster({ url, batchSize: 16 })
  await playTurns(first, (n) => playDay(owner, poster, n))
}
