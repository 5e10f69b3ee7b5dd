/** Lotteries cut off in the middle: lost connections, and work that is called again. */
import type { IssueKey } from '../../modules/lottery/draws/door.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import type { LotteryHouse } from './lottery.ts'

/** Ends every connection that is inside a transaction. */
export const dropConnections = (house: LotteryHouse) =>
  run(
    house.owner.kysely,
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
  )

/** What a job does that is cut off: it is called again. */
export async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 40) throw error
    }
  }
}

export async function stateOf(house: LotteryHouse, { gameCode, numero }: IssueKey): Promise<string> {
  const { state } = await oneOf(
    house.database.kysely,
    sql<{ state: string }>`
    SELECT state FROM lottery.issue WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
  return state
}
