/** Statements of the merchant's bank accounts that operators import. */
import type { LineOutcome, StatementState } from '../../../../contract/shared/statement-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** Imports for one account are serialised, so that two statements never both find a line new. */
export async function lockAccount(tx: Tx, merchantId: string, account: string): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.statement:${merchantId}:${account}`}, 5))`,
  )
}

export interface StatementImport {
  readonly importId: string
  readonly account: string
  readonly fileName: string
  readonly state: StatementState
  readonly lineCount: number
  readonly outgoingCount: number
  readonly totalAmount: bigint
  readonly newAmount: bigint
  readonly needsSecond: boolean
  readonly requestedBy: string
  readonly requestedByName: string
  readonly requestedAt: Date
  readonly decidedByName: string | null
  readonly decidedAt: Date | null
}

interface ImportRow {
  import_id: string
  account: string
  file_name: string
  state: StatementState
  line_count: number
  outgoing_count: number
  total_amount: bigint
  new_amount: bigint
  needs_second: boolean
  requested_by: string
  requested_by_name: string
  requested_at: Date
  decided_by_name: string | null
  decided_at: Date | null
  merchant_id: string
}

const toImport = (row: ImportRow): StatementImport => ({
  importId: row.import_id,
  account: row.account,
  fileName: row.file_name,
  state: row.state,
  lineCount: row.line_count,
  outgoingCount: row.outgoing_count,
  totalAmount: row.total_amount,
  newAmount: row.new_amount,
  needsSecond: row.needs_second,
  requestedBy: row.requested_by,
  requestedByName: row.requested_by_name,
  requestedAt: row.requested_at,
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at,
})

export type NewImport = Omit<StatementImport, 'decidedByName' | 'decidedAt'> & { merchantId: string }

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.statement_import (import_id, merchant_id, account, file_name, state, line_count, outgoing_count, total_amount, new_amount, needs_second,
      requested_by, requested_by_name, requested_at)
    VALUES (${row.importId}, ${row.merchantId}, ${row.account}, ${row.fileName}, ${row.state}, ${row.lineCount}, ${row.outgoingCount}, ${row.totalAmount}, ${row.newAmount},
      ${row.needsSecond}, ${row.requestedBy}, ${row.requestedByName}, ${row.requestedAt})`,
  )
}

/** What this operator's own statements may have credited since, without a second person. */
export async function readAloneAmount(
  reader: Reader,
  merchantId: string,
  operatorId: string,
  since: Date,
): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ total: bigint }>`
    SELECT coalesce(sum(new_amount), 0)::bigint AS total FROM cashier.statement_import
    WHERE merchant_id = ${merchantId} AND requested_by = ${operatorId} AND NOT needs_second AND requested_at >= ${since}`,
  )
  return row.total
}

export async function lockImport(
  tx: Tx,
  merchantId: string,
  importId: string,
): Promise<StatementImport | undefined> {
  const row = await firstOf(
    tx,
    sql<ImportRow>`SELECT * FROM cashier.statement_import WHERE merchant_id = ${merchantId} AND import_id = ${importId} FOR UPDATE`,
  )
  return row && toImport(row)
}

/** A statement whose lines are being matched and that no other worker has locked. */
export async function lockRunning(tx: Tx): Promise<(StatementImport & { merchantId: string }) | undefined> {
  const row = await firstOf(
    tx,
    sql<ImportRow>`SELECT * FROM cashier.statement_import WHERE state = 'RUNNING' ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  return row && { ...toImport(row), merchantId: row.merchant_id }
}

export async function moveImport(
  tx: Tx,
  importId: string,
  state: StatementState,
  decided?: { by: string; byName: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.statement_import SET state = ${state}, decided_by = coalesce(${decided?.by ?? null}, decided_by),
      decided_by_name = coalesce(${decided?.byName ?? null}, decided_by_name), decided_at = coalesce(${decided?.at ?? null}::timestamptz, decided_at)
    WHERE import_id = ${importId}`,
  )
}

export async function readImports(
  reader: Reader,
  merchantId: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ list: StatementImport[]; totalCount: number }> {
  const { count } = await oneOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM cashier.statement_import WHERE merchant_id = ${merchantId}`,
  )
  const rows = await rowsOf(
    reader,
    sql<ImportRow>`
    SELECT * FROM cashier.statement_import WHERE merchant_id = ${merchantId} ORDER BY requested_at DESC, import_id DESC
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return { list: rows.map(toImport), totalCount: Number(count) }
}

/** How many lines, of what sum, had each result, by statement. */
export async function countOutcomes(
  reader: Reader,
  importIds: readonly string[],
): Promise<Map<string, { outcome: LineOutcome; count: number; amount: bigint }[]>> {
  if (importIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ import_id: string; outcome: LineOutcome; count: bigint; amount: bigint }>`
    SELECT import_id, outcome, count(*) AS count, sum(amount)::bigint AS amount FROM cashier.statement_line WHERE import_id = ANY (${[...importIds]}) GROUP BY 1, 2`,
  )
  const counts = rows.map((row) => ({
    importId: row.import_id,
    outcome: row.outcome,
    count: Number(row.count),
    amount: row.amount,
  }))
  return Map.groupBy(counts, (row) => row.importId)
}
