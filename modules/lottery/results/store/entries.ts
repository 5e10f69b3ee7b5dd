/** Rows of lottery.result_entry: what was entered, fetched and imported. */
import type { ResultOrigin, ResultState } from '../../../../contract/shared/lottery-results.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export interface FreshEntry extends IssueKey {
  readonly entryId: string
  readonly version: number
  readonly origin: ResultOrigin
  readonly sourceId: string | null
  /** Canonical text of the prizes. */
  readonly published: string
  readonly rawText: string
  readonly sourceName: string
  readonly sourceUrl: string
  readonly fetchedAt: Date
  readonly hash: string
  readonly enteredBy: string | null
  readonly enteredByName: string | null
  readonly reason: string
}

export interface Entry extends Omit<FreshEntry, 'rawText'> {
  readonly excerpt: string
  readonly state: ResultState
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string
}

interface Row {
  entry_id: string
  game_code: string
  numero: string
  version: number
  origin: ResultOrigin
  source_id: string | null
  published: string
  excerpt: string
  source_name: string
  source_url: string
  fetched_at: Date
  hash: string
  entered_by: string | null
  entered_by_name: string | null
  reason: string
  state: ResultState
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  decision_reason: string
}

const columns = sql`e.entry_id, e.game_code, e.numero, e.version, e.origin, e.source_id, e.published,
  left(e.raw_text, 200) AS excerpt, e.source_name, e.source_url, e.fetched_at, e.hash, e.entered_by,
  e.entered_by_name, e.reason, e.state, e.decided_by, e.decided_by_name, e.decided_at, e.decision_reason`

const entryOf = (row: Row): Entry => ({
  entryId: row.entry_id,
  gameCode: row.game_code,
  numero: row.numero,
  version: row.version,
  origin: row.origin,
  sourceId: row.source_id,
  published: row.published,
  excerpt: row.excerpt,
  sourceName: row.source_name,
  sourceUrl: row.source_url,
  fetchedAt: row.fetched_at,
  hash: row.hash,
  enteredBy: row.entered_by,
  enteredByName: row.entered_by_name,
  reason: row.reason,
  state: row.state,
  decidedBy: row.decided_by,
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at,
  decisionReason: row.decision_reason,
})

export async function insertEntry(tx: Tx, entry: FreshEntry): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.result_entry (entry_id, game_code, numero, version, origin, source_id, published, raw_text,
      source_name, source_url, fetched_at, hash, entered_by, entered_by_name, reason)
    VALUES (${entry.entryId}, ${entry.gameCode}, ${entry.numero}, ${entry.version}, ${entry.origin}, ${entry.sourceId},
      ${entry.published}, ${entry.rawText}, ${entry.sourceName}, ${entry.sourceUrl}, ${entry.fetchedAt}, ${entry.hash},
      ${entry.enteredBy}, ${entry.enteredByName}, ${entry.reason})`,
  )
}

export async function readEntry(reader: Reader, entryId: string): Promise<Entry | undefined> {
  const row = await firstOf(
    reader,
    sql<Row>`SELECT ${columns} FROM lottery.result_entry e WHERE e.entry_id = ${entryId}`,
  )
  return row && entryOf(row)
}

export async function readRawText(reader: Reader, entryId: string): Promise<string> {
  const row = await firstOf(
    reader,
    sql<{ raw_text: string }>`SELECT raw_text FROM lottery.result_entry WHERE entry_id = ${entryId}`,
  )
  return row?.raw_text ?? ''
}

/** The entries of issues, the newest first. */
export async function entriesOf(reader: Reader, keys: readonly IssueKey[]): Promise<Entry[]> {
  if (keys.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.result_entry e
    JOIN unnest(${keys.map(({ gameCode }) => gameCode)}::text[], ${keys.map(({ numero }) => numero)}::text[])
      AS k (game_code, numero) USING (game_code, numero)
    ORDER BY e.version DESC, e.fetched_at DESC, e.entry_id DESC`,
  )
  return rows.map(entryOf)
}

export interface Decision {
  readonly state: Exclude<ResultState, 'WAITING'>
  readonly by: string | null
  readonly byName: string | null
  readonly at: Date
  readonly reason: string
}

/** False if it was decided before. */
export async function decideEntry(tx: Tx, entryId: string, decision: Decision): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE lottery.result_entry SET state = ${decision.state}, decided_by = ${decision.by},
        decided_by_name = ${decision.byName}, decided_at = ${decision.at}, decision_reason = ${decision.reason}
      WHERE entry_id = ${entryId} AND state = 'WAITING'`,
    )) > 0n
  )
}

/** What else waited for the same version when one of its entries was confirmed. */
export async function supersedeOthers(
  tx: Tx,
  { gameCode, numero, version, entryId }: Pick<Entry, 'gameCode' | 'numero' | 'version' | 'entryId'>,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.result_entry SET state = 'SUPERSEDED', decided_at = ${at}
    WHERE game_code = ${gameCode} AND numero = ${numero} AND version <= ${version} AND entry_id <> ${entryId}
      AND state = 'WAITING'`,
  )
}
