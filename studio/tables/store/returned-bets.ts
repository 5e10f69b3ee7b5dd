/** Bets whose stakes go back, and those whose answer is not known yet. */
import { oneOf, rowsOf, run, sql, type Reader } from '../../../platform/postgres.ts'

/** Reserves bets before their stakes are returned; returns all that are on their way back. */
export async function claimForReturn(
  reader: Reader,
  roundId: string,
  states: readonly number[],
): Promise<{ bet_id: string; member_id: string; is_free: boolean }[]> {
  await run(
    reader,
    sql`UPDATE studio.table_bet SET state = 4 WHERE round_id = ${roundId} AND state = ANY (${states}::smallint[])`,
  )
  return rowsOf(
    reader,
    sql<{
      bet_id: string
      member_id: string
      is_free: boolean
    }>`SELECT bet_id, member_id, is_free FROM studio.table_bet WHERE round_id = ${roundId} AND state = 4`,
  )
}

export async function noteReturned(reader: Reader, betIds: readonly string[]): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.table_bet SET state = 3 WHERE bet_id = ANY (${betIds}::uuid[]) AND state = 4`,
  )
}

/** Whether a bet of the round is neither accepted nor refused nor returned. */
export async function hasUndecided(reader: Reader, roundId: string): Promise<boolean> {
  return (
    await oneOf(
      reader,
      sql<{
        any: boolean
      }>`SELECT EXISTS (SELECT FROM studio.table_bet WHERE round_id = ${roundId} AND state IN (0, 4)) AS any`,
    )
  ).any
}
