/** The steps of virtual matches, each leased to the process that takes it. */
import { firstOf, rowsOf, run, sql, withoutDisk, type Reader } from '../../../../platform/postgres.ts'

/** What is due later gets its timer in a later look. */
const NEAR_MS = 40_000
const isFree = sql`(leased_until IS NULL OR leased_until <= app.now())`

interface DueRow {
  match_id: string
  due_at: Date
}
/** `now`: by the database's clock, which words of minutes go by. */
export interface StepRow extends DueRow {
  now: Date
}

/** What waits for a step now or soon. */
export function readDue(reader: Reader): Promise<DueRow[]> {
  return rowsOf(
    reader,
    sql<DueRow>`
    SELECT match_id, greatest(due_at, leased_until) AS due_at FROM sports.virtual_match
    WHERE due_at <= app.now() + ${NEAR_MS}::float8 * interval '1 millisecond' ORDER BY due_at LIMIT 200`,
  )
}

/** Takes the next due step; undefined if none is due or another process has it. */
export function takeDueStep(reader: Reader, leaseMs: number): Promise<StepRow | undefined> {
  return firstOf(
    reader,
    sql<StepRow>`
    UPDATE sports.virtual_match SET leased_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE match_id = (
        SELECT match_id FROM sports.virtual_match WHERE due_at <= app.now() AND ${isFree} ORDER BY due_at LIMIT 1)
      AND due_at <= app.now() AND ${isFree}
    RETURNING match_id, due_at, app.now() AS now, ${withoutDisk}`,
  )
}

/** After a failed step, for another try a moment later. */
export async function releaseStep(reader: Reader, matchId: string, againMs: number): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE sports.virtual_match SET leased_until = NULL, due_at = app.now() + ${againMs}::float8 * interval '1 millisecond'
    WHERE match_id = ${matchId} AND due_at IS NOT NULL`,
  )
}
