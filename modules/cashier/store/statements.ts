/** Imported statements, their lines, and the deposits a line may be for. */
import type { LineOutcome, StatementState, UnmatchedReason } from '../../../contract/shared/statement-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { StatementLine } from '../rules/statement.ts'
import { depositColumns, toDeposit, type Deposit, type DepositRow } from './deposits.ts'

/** Who imports for one account takes turns, so that two statements never both find a line new. */
export async function lockAccount(tx: Tx, merchantId: string, account: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.statement:${merchantId}:${account}`}, 5))`)
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
  import_id: string; account: string; file_name: string; state: StatementState; line_count: number; outgoing_count: number; total_amount: bigint; new_amount: bigint; needs_second: boolean
  requested_by: string; requested_by_name: string; requested_at: Date; decided_by_name: string | null; decided_at: Date | null; merchant_id: string
}

const toImport = (row: ImportRow): StatementImport => ({
  importId: row.import_id, account: row.account, fileName: row.file_name, state: row.state, lineCount: row.line_count, outgoingCount: row.outgoing_count,
  totalAmount: row.total_amount, newAmount: row.new_amount, needsSecond: row.needs_second, requestedBy: row.requested_by, requestedByName: row.requested_by_name,
  requestedAt: row.requested_at, decidedByName: row.decided_by_name, decidedAt: row.decided_at,
})

export type NewImport = Omit<StatementImport, 'decidedByName' | 'decidedAt'> & { merchantId: string }

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await run(tx, sql`
    INSERT INTO cashier.statement_import (import_id, merchant_id, account, file_name, state, line_count, outgoing_count, total_amount, new_amount, needs_second,
      requested_by, requested_by_name, requested_at)
    VALUES (${row.importId}, ${row.merchantId}, ${row.account}, ${row.fileName}, ${row.state}, ${row.lineCount}, ${row.outgoingCount}, ${row.totalAmount}, ${row.newAmount},
      ${row.needsSecond}, ${row.requestedBy}, ${row.requestedByName}, ${row.requestedAt})`)
}

/** What this operator's own statements may have credited since, without a second person. */
export async function readAloneAmount(reader: Reader, merchantId: string, operatorId: string, since: Date): Promise<bigint> {
  const row = await oneOf(reader, sql<{ total: bigint }>`
    SELECT coalesce(sum(new_amount), 0)::bigint AS total FROM cashier.statement_import
    WHERE merchant_id = ${merchantId} AND requested_by = ${operatorId} AND NOT needs_second AND requested_at >= ${since}`)
  return row.total
}

export async function lockImport(tx: Tx, merchantId: string, importId: string): Promise<StatementImport | undefined> {
  const row = await firstOf(tx, sql<ImportRow>`SELECT * FROM cashier.statement_import WHERE merchant_id = ${merchantId} AND import_id = ${importId} FOR UPDATE`)
  return row && toImport(row)
}

/** A statement whose lines are being matched and that no other worker holds. */
export async function lockRunning(tx: Tx): Promise<(StatementImport & { merchantId: string }) | undefined> {
  const row = await firstOf(tx, sql<ImportRow>`SELECT * FROM cashier.statement_import WHERE state = 'RUNNING' ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED`)
  return row && { ...toImport(row), merchantId: row.merchant_id }
}

export async function moveImport(tx: Tx, importId: string, state: StatementState, decided?: { by: string; byName: string; at: Date }): Promise<void> {
  await run(tx, sql`
    UPDATE cashier.statement_import SET state = ${state}, decided_by = coalesce(${decided?.by ?? null}, decided_by),
      decided_by_name = coalesce(${decided?.byName ?? null}, decided_by_name), decided_at = coalesce(${decided?.at ?? null}::timestamptz, decided_at)
    WHERE import_id = ${importId}`)
}

export async function readImports(reader: Reader, merchantId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: StatementImport[]; totalCount: number }> {
  const { count } = await oneOf(reader, sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.statement_import WHERE merchant_id = ${merchantId}`)
  const rows = await rowsOf(reader, sql<ImportRow>`
    SELECT * FROM cashier.statement_import WHERE merchant_id = ${merchantId} ORDER BY requested_at DESC, import_id DESC
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`)
  return { list: rows.map(toImport), totalCount: Number(count) }
}

/** How many lines, of how much, came to each outcome, by statement. */
export async function countOutcomes(reader: Reader, importIds: readonly string[]): Promise<Map<string, { outcome: LineOutcome; count: number; amount: bigint }[]>> {
  if (importIds.length === 0) return new Map()
  const rows = await rowsOf(reader, sql<{ import_id: string; outcome: LineOutcome; count: bigint; amount: bigint }>`
    SELECT import_id, outcome, count(*) AS count, sum(amount)::bigint AS amount FROM cashier.statement_line WHERE import_id = ANY (${[...importIds]}) GROUP BY 1, 2`)
  const counts = rows.map((row) => ({ importId: row.import_id, outcome: row.outcome, count: Number(row.count), amount: row.amount }))
  return Map.groupBy(counts, (row) => row.importId)
}

/** The references of these that were told before, by a statement of this account or by the bank's own notices. */
export async function readKnownReferences(
  reader: Reader, place: { merchantId: string; account: string; channels: readonly string[] }, references: readonly string[],
): Promise<Map<string, string | null>> {
  const notices = place.channels.map((channel) => `${NOTICE_ACCOUNT}${channel}`)
  const rows = await rowsOf(reader, sql<{ reference: string; deposit_id: string | null }>`
    SELECT reference, deposit_id FROM cashier.statement_line WHERE merchant_id = ${place.merchantId} AND account = ANY (${[place.account, ...notices]})
      AND reference = ANY (${[...references]}) AND outcome NOT IN ('KNOWN', 'DROPPED')
    UNION ALL
    SELECT bank_reference, deposit_id FROM cashier.payment WHERE merchant_id = ${place.merchantId} AND channel = ANY (${[...place.channels]}) AND bank_reference = ANY (${[...references]})`)
  return new Map(rows.map((row) => [row.reference, row.deposit_id]))
}

/** Where a notice stands that names no deposit: no statement's account, but the channel it came by. */
export const NOTICE_ACCOUNT = 'notice:'

export interface LineToKeep extends StatementLine { readonly lineId: string; readonly outcome: LineOutcome; readonly reason: string | null; readonly depositId: string | null }

/** All lines in one statement. */
export async function insertLines(tx: Tx, place: { merchantId: string; importId: string | null; account: string; now: Date }, lines: readonly LineToKeep[]): Promise<bigint> {
  const column = <Value>(pick: (line: LineToKeep) => Value) => lines.map(pick)
  return run(tx, sql`
    INSERT INTO cashier.statement_line (line_id, merchant_id, import_id, line_no, account, reference, paid_from, paid_until, amount, payer_name, payer_bank, payer_account,
      description, outcome, reason, deposit_id, changed_at)
    SELECT l.line_id, ${place.merchantId}, ${place.importId}, l.line_no, ${place.account}, l.reference, l.paid_from, l.paid_until, l.amount, l.payer_name, l.payer_bank, l.payer_account,
      l.description, l.outcome, l.reason, l.deposit_id, ${place.now}
    FROM unnest(${column((line) => line.lineId)}::text[], ${column((line) => line.lineNo)}::int[], ${column((line) => line.reference)}::text[],
      ${column((line) => line.paidFrom)}::timestamptz[], ${column((line) => line.paidUntil)}::timestamptz[], ${column((line) => line.amount.toString())}::bigint[],
      ${column((line) => line.payerName)}::text[], ${column((line) => line.payerBank)}::text[], ${column((line) => line.payerAccount)}::text[],
      ${column((line) => line.description)}::text[], ${column((line) => line.outcome)}::text[], ${column((line) => line.reason)}::text[], ${column((line) => line.depositId)}::text[])
      AS l (line_id, line_no, reference, paid_from, paid_until, amount, payer_name, payer_bank, payer_account, description, outcome, reason, deposit_id)
    ON CONFLICT (merchant_id, account, reference) WHERE outcome NOT IN ('KNOWN', 'DROPPED') DO NOTHING`)
}

export interface KeptLine extends LineToKeep { readonly importId: string | null; readonly account: string; readonly remark: string | null; readonly changedAt: Date }

interface LineRow {
  line_id: string; import_id: string | null; line_no: number; account: string; reference: string; paid_from: Date; paid_until: Date; amount: bigint; payer_name: string
  payer_bank: string; payer_account: string; description: string; outcome: LineOutcome; reason: string | null; deposit_id: string | null; remark: string | null; changed_at: Date
}

const toLine = (row: LineRow): KeptLine => ({
  lineId: row.line_id, importId: row.import_id, lineNo: row.line_no, account: row.account, reference: row.reference, paidFrom: row.paid_from, paidUntil: row.paid_until,
  amount: row.amount, payerName: row.payer_name, payerBank: row.payer_bank, payerAccount: row.payer_account, description: row.description, outcome: row.outcome,
  reason: row.reason, depositId: row.deposit_id, remark: row.remark, changedAt: row.changed_at,
})

/** The next lines of a statement that are still to be matched, in its order. */
export async function readNewLines(reader: Reader, importId: string, limit: number): Promise<KeptLine[]> {
  const rows = await rowsOf(reader, sql<LineRow>`SELECT * FROM cashier.statement_line WHERE import_id = ${importId} AND outcome = 'NEW' ORDER BY line_no LIMIT ${limit}`)
  return rows.map(toLine)
}

export async function lockLine(tx: Tx, merchantId: string, lineId: string): Promise<KeptLine | undefined> {
  const row = await firstOf(tx, sql<LineRow>`SELECT * FROM cashier.statement_line WHERE merchant_id = ${merchantId} AND line_id = ${lineId} FOR UPDATE`)
  return row && toLine(row)
}

export async function moveLine(tx: Tx, lineId: string, change: { outcome: LineOutcome; reason?: UnmatchedReason | null; depositId?: string; remark?: string; now: Date }): Promise<void> {
  await run(tx, sql`
    UPDATE cashier.statement_line SET outcome = ${change.outcome}, reason = ${change.reason ?? null}, deposit_id = coalesce(${change.depositId ?? null}, deposit_id),
      remark = coalesce(${change.remark ?? null}, remark), changed_at = ${change.now}
    WHERE line_id = ${lineId}`)
}

export async function dropLines(tx: Tx, importId: string, now: Date): Promise<void> {
  await run(tx, sql`UPDATE cashier.statement_line SET outcome = 'DROPPED', changed_at = ${now} WHERE import_id = ${importId} AND outcome = 'NEW'`)
}

export interface LineFilter { merchantId: string; importId?: string | undefined; outcome?: LineOutcome | undefined; text?: string | undefined; pageNo: number; pageSize: number }

export async function readLines(reader: Reader, filter: LineFilter): Promise<{ list: KeptLine[]; totalCount: number }> {
  const where = sql.join([
    sql`merchant_id = ${filter.merchantId}`,
    ...(filter.importId ? [sql`import_id = ${filter.importId}`] : []),
    ...(filter.outcome ? [sql`outcome = ${filter.outcome}`] : []),
    ...(filter.text ? [sql`(reference = ${filter.text} OR deposit_id = ${filter.text} OR strpos(lower(payer_name), lower(${filter.text})) > 0)`] : []),
  ], sql` AND `)
  const order = filter.importId ? sql`line_no` : sql`paid_from DESC, line_id`
  const { count } = await oneOf(reader, sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.statement_line WHERE ${where}`)
  const rows = await rowsOf(reader, sql<LineRow>`SELECT * FROM cashier.statement_line WHERE ${where} ORDER BY ${order} LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`)
  return { list: rows.map(toLine), totalCount: Number(count) }
}

/** The accounts whose payments a statement tells of: itself, and PromptPay ids that pay into it. */
export async function readAccountReceivers(reader: Reader, merchantId: string, account: string): Promise<{ channel: string; receiver: string }[]> {
  return rowsOf(reader, sql<{ channel: string; receiver: string }>`
    SELECT DISTINCT channel, receiver FROM cashier.receiver WHERE merchant_id = ${merchantId} AND (receiver = ${account} OR settles_to = ${account})`)
}

/** Deposits of these accounts that no bank told money for yet, opened since. */
export async function readAwaited(
  reader: Reader, place: { merchantId: string; receivers: readonly { channel: string; receiver: string }[]; since: Date }, wanted: { amounts: readonly bigint[]; references: readonly string[] } | null,
): Promise<Deposit[]> {
  const rows = await rowsOf(reader, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND receiver = ANY (${place.receivers.map((row) => row.receiver)}) AND channel = ANY (${place.receivers.map((row) => row.channel)})
      AND created_at >= ${place.since} AND (state IN ('CREATED', 'PENDING_MATCH', 'EXPIRED') OR (state = 'REVIEW' AND paid_amount IS NULL))
      AND (${wanted === null} OR payable_amount = ANY (${(wanted?.amounts ?? []).map(String)}::bigint[])
        OR deposit_id IN (SELECT deposit_id FROM cashier.deposit_slip WHERE merchant_id = ${place.merchantId} AND trans_ref = ANY (${[...(wanted?.references ?? [])]})))
    ORDER BY created_at DESC LIMIT 20000`)
  return rows.map(toDeposit)
}

/** Whether a bank told of this reference by any other way. */
export async function readPaidReference(reader: Reader, merchantId: string, reference: string): Promise<boolean> {
  return (await firstOf(reader, sql`SELECT 1 FROM cashier.payment WHERE merchant_id = ${merchantId} AND bank_reference = ${reference}`)) !== undefined
}
