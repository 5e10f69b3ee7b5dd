/** Issues of imported lotteries as the results desk sees them. */
import type { IssueState } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export interface DeskIssue extends IssueKey {
  /** As stored: an issue that waits for its close is WAITING. */
  readonly state: 'WAITING' | Exclude<IssueState, 'SCHEDULED' | 'OPEN'>
  readonly source: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly timeoutAt: Date | null
  readonly settleAfter: Date | null
  readonly drawnAt: Date | null
  readonly result: string | null
  readonly version: number
}

interface Row {
  game_code: string
  numero: string
  state: DeskIssue['state']
  source: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  timeout_at: Date | null
  settle_after: Date | null
  drawn_at: Date | null
  result: string | null
  version: number
}

const columns = sql`i.game_code, i.numero, i.state, i.source, i.opens_at, i.closes_at, i.draws_at, i.timeout_at,
  i.settle_after, i.drawn_at, i.result, i.version`

const issueOf = (row: Row): DeskIssue => ({
  gameCode: row.game_code,
  numero: row.numero,
  state: row.state,
  source: row.source,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  drawsAt: row.draws_at,
  timeoutAt: row.timeout_at,
  settleAfter: row.settle_after,
  drawnAt: row.drawn_at,
  result: row.result,
  version: row.version,
})

/** Everything that is written about an issue's result queues on its row. */
export async function lockIssue(tx: Tx, { gameCode, numero }: IssueKey): Promise<DeskIssue | undefined> {
  const row = await firstOf(
    tx,
    sql<Row>`SELECT ${columns} FROM lottery.issue i WHERE i.game_code = ${gameCode} AND i.numero = ${numero}
      FOR NO KEY UPDATE`,
  )
  return row && issueOf(row)
}

export async function readIssues(reader: Reader, keys: readonly IssueKey[]): Promise<DeskIssue[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.issue i
    JOIN unnest(${keys.map(({ gameCode }) => gameCode)}::text[], ${keys.map(({ numero }) => numero)}::text[])
      AS k (game_code, numero) USING (game_code, numero)`,
  )
  return rows.map(issueOf)
}

/** A day of all imported lotteries is far less. */
const MOST_ON_DESK = 1_000

/**
 * Closed issues without a result, the first to be void first, and those drawn since then, the last one first.
 */
export async function deskIssues(
  reader: Reader,
  query: { since: Date; gameCode: string | undefined },
): Promise<DeskIssue[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.issue i
    WHERE i.source = 'IMPORT' AND (${query.gameCode ?? null}::text IS NULL OR i.game_code = ${query.gameCode ?? null})
      AND (i.state = 'CLOSED' AND i.result IS NULL
        OR i.state IN ('DRAWN', 'SETTLING', 'SETTLED') AND i.drawn_at > ${query.since})
    ORDER BY i.result IS NOT NULL, CASE WHEN i.result IS NULL THEN coalesce(i.timeout_at, i.draws_at) END,
      i.drawn_at DESC, i.game_code
    LIMIT ${MOST_ON_DESK}`,
  )
  return rows.map(issueOf)
}

/** Issues that sources are asked about: closed, without a result, at or after their draw. */
export async function issuesToFetch(reader: Reader, gameCodes: readonly string[]): Promise<DeskIssue[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.issue i
    WHERE i.source = 'IMPORT' AND i.state = 'CLOSED' AND i.result IS NULL AND i.draws_at <= app.now()
      AND i.game_code = ANY (${gameCodes}::text[])
    ORDER BY i.draws_at LIMIT ${MOST_ON_DESK}`,
  )
  return rows.map(issueOf)
}

/** The first result of a closed issue, or the next version of a drawn one; false in any other state. */
export async function storeResult(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  { result, version, settleDelayS }: { result: string; version: number; settleDelayS: number },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE lottery.issue SET result = ${result}, version = ${version}, state = 'DRAWN', settled_at = NULL,
        drawn_at = coalesce(drawn_at, app.now()), due_at = NULL, leased_until = NULL,
        settle_after = app.now() + ${settleDelayS}::int * interval '1 second'
      WHERE game_code = ${gameCode} AND numero = ${numero} AND source = 'IMPORT' AND version = ${version} - 1
        AND state = ANY (CASE WHEN ${version} = 1 THEN ARRAY['CLOSED'] ELSE ARRAY['DRAWN', 'SETTLED'] END)`,
    )) > 0n
  )
}
