/** The next steps of rounds, each leased to the process that takes it. */
import { firstOf, rowsOf, run, sql, type Reader } from '../../../platform/postgres.ts'
import { roundColumns, type RoundRow, type Step } from './rounds.ts'

/** What is to be done next, and when. */
export async function readDue(reader: Reader): Promise<{ tableId: string; dueAt: Date }[]> {
  return rowsOf(
    reader,
    sql<{ tableId: string; dueAt: Date }>`
    SELECT table_id AS "tableId", greatest(due_at, taken_until) AS "dueAt" FROM studio.table_round WHERE due_at IS NOT NULL ORDER BY due_at`,
  )
}

/** Takes the next due round for a few seconds; undefined if none is due or all are taken. */
export async function takeDueRound(reader: Reader, leaseMs: number): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    UPDATE studio.table_round SET taken_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE round_id = (
      SELECT round_id FROM studio.table_round WHERE due_at <= app.now() AND (taken_until IS NULL OR taken_until <= app.now())
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${roundColumns}`,
  )
}

/** Releases a round after a step failed, for another try a moment later. */
export async function releaseRound(
  reader: Reader,
  roundId: string,
  step: Step,
  againMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.table_round SET taken_until = NULL, due_at = app.now() + ${againMs}::float8 * interval '1 millisecond' WHERE round_id = ${roundId} AND step = ${step} AND due_at IS NOT NULL`,
  )
}
