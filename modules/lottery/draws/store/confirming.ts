/** Results that come from outside. */
import type { ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../issue-key.ts'
import type { StoredState } from './issues.ts'

export interface AwaitedIssue {
  state: StoredState
  source: ResultSource
  version: number
  order_count: number | null
  /** Its place in a chain has a seed that nobody knows yet. */
  has_secret: boolean
  /** The first result is too old to be corrected. */
  is_final: boolean
}

export function lockAwaited(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  finalMs: number,
): Promise<AwaitedIssue | undefined> {
  return firstOf(
    tx,
    sql<AwaitedIssue>`
    SELECT state, source, version, order_count, chain_id IS NOT NULL AND server_seed IS NULL AS has_secret,
           coalesce(drawn_at <= app.now() - ${finalMs}::float8 * interval '1 millisecond', false) AS is_final
    FROM lottery.issue WHERE game_code = ${gameCode} AND numero = ${numero} FOR UPDATE`,
  )
}

/**
 * The version of the result, and the time of the first one, from which corrections are counted. An issue
 * without bets is settled with it.
 */
export async function storeConfirmed(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  { result, version, delayS }: { result: string; version: number; delayS: number },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET result = ${result}, version = ${version}, drawn_at = coalesce(drawn_at, app.now()),
      settle_after = app.now() + ${delayS}::float8 * interval '1 second', due_at = NULL, leased_until = NULL,
      state = CASE WHEN order_count = 0 THEN 'SETTLED' ELSE 'DRAWN' END,
      settled_at = CASE WHEN order_count = 0 THEN app.now() END
    WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
}
