/** Issues that are drawn or void and not yet paid or refunded, each leased to the process that does it. */
import { firstOf, run, sql, type Reader } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../issue-key.ts'

export interface UnpaidIssue extends IssueKey {
  readonly state: 'DRAWN' | 'SETTLING' | 'VOID'
}

const until = (ms: number) => sql`app.now() + ${ms}::float8 * interval '1 millisecond'`

export function takeUnpaid(reader: Reader, leaseMs: number): Promise<UnpaidIssue | undefined> {
  return firstOf(
    reader,
    sql<{ gameCode: string; numero: string; state: UnpaidIssue['state'] }>`
    UPDATE lottery.issue SET settling_until = ${until(leaseMs)}
    WHERE (game_code, numero) = (
      SELECT game_code, numero FROM lottery.issue
      WHERE settled_at IS NULL AND state IN ('DRAWN', 'SETTLING', 'VOID') AND (settling_until IS NULL OR settling_until <= app.now())
        AND (settle_after IS NULL OR settle_after <= app.now())
      ORDER BY closes_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING game_code AS "gameCode", numero, state`,
  )
}

/** Extends the lease while the work goes on. */
export async function keepUnpaid(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  leaseMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE lottery.issue SET settling_until = ${until(leaseMs)}
    WHERE game_code = ${gameCode} AND numero = ${numero} AND settled_at IS NULL`,
  )
}

export async function leaveUnpaid(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  againMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE lottery.issue SET settling_until = CASE WHEN settled_at IS NULL THEN ${until(againMs)} END
    WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
}
