/** Members with money, and bets of theirs beside what is measured. */
import { randomUUID } from 'node:crypto'
import { setGameGuards, type Poster } from '../../modules/wallet/index.ts'
import { run, sql, type Database } from '../../platform/postgres.ts'

const BETTORS = 4
const PAUSE_MS = 10
const GAME = { vendor: 'BENCH', gameCode: 'B-1' } as const

export const benchMember = (n: number): string => `bench-${n}`

/** Opens the game of the bets beside, and further games. */
export const openBenchGame = (
  owner: Database,
  games: Parameters<typeof setGameGuards>[1] = [],
): Promise<void> =>
  owner.transaction((tx) => setGameGuards(tx, [...games, { ...GAME, product: 'ELOTT', isOpen: true }]))

/** Members `bench-0` and on, and the game that they bet in. */
export async function openBenchMembers(
  owner: Database,
  members: number,
  games: Parameters<typeof setGameGuards>[1] = [],
): Promise<void> {
  await openBenchGame(owner, games)
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${members - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
}

/** Bets of these members, a few hundred a second, until it is stopped; answers how many there were. */
export function playBeside(poster: Poster, members: number): { stop(): Promise<number> } {
  let isRunning = true
  let bets = 0
  const bettors = Array.from({ length: BETTORS }, async () => {
    while (isRunning) {
      const id = randomUUID()
      const { status } = await poster.post({
        kind: 'BET',
        ...GAME,
        memberId: benchMember(Math.floor(Math.random() * members)),
        roundId: id,
        transactionId: id,
        amount: 100n,
        mode: 'REAL',
      })
      if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
      bets++
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  })
  return {
    async stop() {
      isRunning = false
      await Promise.all(bettors)
      return bets
    },
  }
}
