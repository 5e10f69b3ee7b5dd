/**
 * What a process does that is there to be killed: everything about issue n follows from n, so it can be
 * played again to its end, by this process or by another.
 */
import { openPoster, type Poster } from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { playTurns } from '../../support/play-turns.ts'
import { cancel, coinRider, stake, type CoinBet, type Side } from './coin.ts'
import { draw, giveRebates, openIssue, pay } from './settling.ts'

export const PLAYERS = Array.from({ length: 20 }, (_, n) => `k${n}`)
const BETS = 40

const betsOf = (n: number): CoinBet[] =>
  Array.from({ length: BETS }, (_, place) => ({
    betId: `k${n}-${place}`,
    memberId: PLAYERS[(n + place * 7) % PLAYERS.length]!,
    issue: `k${n}`,
    side: (n + place) % 3 ? 'HEADS' : 'TAILS',
    amount: BigInt(((n * 31 + place * 17) % 400) + 1),
  }))

/** Two results of three are corrected. */
const resultsOf = (n: number): Side[] => (n % 3 ? ['HEADS', 'TAILS'] : ['TAILS'])

export async function playIssue(database: Database, poster: Poster, n: number): Promise<void> {
  const issue = `k${n}`
  await openIssue(database.kysely, issue)
  await Promise.all(
    betsOf(n).map(async (bet, place) => {
      await poster.place(stake(bet))
      if (place % 8 === 0) await poster.place(cancel(bet))
    }),
  )
  for (const [place, result] of resultsOf(n).entries()) {
    const { version } = await oneOf(
      database.kysely,
      sql<{ version: number }>`SELECT version FROM coin.issue WHERE issue = ${issue}`,
    )
    if (version <= place) await draw(database, issue, result)
    await pay(database, issue, { chunk: 3 })
    await giveRebates(database, issue, { chunk: 4 })
  }
}

/** Plays issues from `first` on, and prints each when it begins and when it is done. */
export async function playUntilKilled(url: string, first: number): Promise<void> {
  const database = openDatabase({ url, max: 4 })
  const poster = openPoster({ url, riders: [coinRider()], batchSize: 16 })
  await playTurns(first, (n) => playIssue(database, poster, n))
}
