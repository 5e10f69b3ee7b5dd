/** The lines of statements, each stored once. */
import type { LineOutcome, UnmatchedReason } from '../../../../contract/shared/statement-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { StatementLine } from '../rules/statement.ts'

/**
 * The references among these that were reported before, by a statement of this account or by the bank's own
 * notices.
 */
export async function readKnownReferences(
  reader: Reader,
  place: { merchantId: string; account: string; channels: readonly string[] },
  references: readonly string[],
): Promise<Map<string, string | null>> {
  const notices = place.channels.map((channel) => `${NOTICE_ACCOUNT}${channel}`)
  const rows = await rowsOf(
    reader,
    sql<{ reference: string; deposit_id: string | null }>`
    SELECT reference, deposit_id FROM cashier.statement_line WHERE merchant_id = ${place.merchantId} AND account = ANY (${[place.account, ...notices]})
      AND reference = ANY (${[...references]}) AND outcome NOT IN ('KNOWN', 'DROPPED')
    UNION ALL
    SELECT bank_reference, deposit_id FROM cashier.payment WHERE merchant_id = ${place.merchantId} AND channel = ANY (${[...place.channels]}) AND bank_reference = ANY (${[...references]})`,
  )
  return new Map(rows.map((row) => [row.reference, row.deposit_id]))
}

/** The place of a notice that names no deposit: no statement's account, but the channel it came by. */
export const NOTICE_ACCOUNT = 'notice:'

export interface LineToKeep extends StatementLine {
  readonly lineId: string
  readonly outcome: LineOutcome
  readonly reason: string | null
  readonly depositId: string | null
}

/** All lines in one statement. */
export async function insertLines(
  tx: Tx,
  place: { merchantId: string; importId: string | null; account: string; now: Date },
  lines: readonly LineToKeep[],
): Promise<bigint> {
  const column = <Value>(pick: (line: LineToKeep) => Value) => lines.map(pick)
  return run(
    tx,
    sql`
    INSERT INTO cashier.statement_line (line_id, merchant_id, import_id, line_no, account, reference, paid_from, paid_until, amount, payer_name, payer_bank, payer_account,
      description, outcome, reason, deposit_id, changed_at)
    SELECT l.line_id, ${place.merchantId}, ${place.importId}, l.line_no, ${place.account}, l.reference, l.paid_from, l.paid_until, l.amount, l.payer_name, l.payer_bank, l.payer_account,
      l.description, l.outcome, l.reason, l.deposit_id, ${place.now}
    FROM unnest(${column((line) => line.lineId)}::text[], ${column((line) => line.lineNo)}::int[], ${column((line) => line.reference)}::text[],
      ${column((line) => line.paidFrom)}::timestamptz[], ${column((line) => line.paidUntil)}::timestamptz[], ${column((line) => line.amount.toString())}::bigint[],
      ${column((line) => line.payerName)}::text[], ${column((line) => line.payerBank)}::text[], ${column((line) => line.payerAccount)}::text[],
      ${column((line) => line.description)}::text[], ${column((line) => line.outcome)}::text[], ${column((line) => line.reason)}::text[], ${column((line) => line.depositId)}::text[])
      AS l (line_id, line_no, reference, paid_from, paid_until, amount, payer_name, payer_bank, payer_account, description, outcome, reason, deposit_id)
    ON CONFLICT (merchant_id, account, reference) WHERE outcome NOT IN ('KNOWN', 'DROPPED') DO NOTHING`,
  )
}

export interface KeptLine extends LineToKeep {
  readonly importId: string | null
  readonly account: string
  readonly remark: string | null
  readonly changedAt: Date
}

interface LineRow {
  line_id: string
  import_id: string | null
  line_no: number
  account: string
  reference: string
  paid_from: Date
  paid_until: Date
  amount: bigint
  payer_name: string
  payer_bank: string
  payer_account: string
  description: string
  outcome: LineOutcome
  reason: string | null
  deposit_id: string | null
  remark: string | null
  changed_at: Date
}

const toLine = (row: LineRow): KeptLine => ({
  lineId: row.line_id,
  importId: row.import_id,
  lineNo: row.line_no,
  account: row.account,
  reference: row.reference,
  paidFrom: row.paid_from,
  paidUntil: row.paid_until,
  amount: row.amount,
  payerName: row.payer_name,
  payerBank: row.payer_bank,
  payerAccount: row.payer_account,
  description: row.description,
  outcome: row.outcome,
  reason: row.reason,
  depositId: row.deposit_id,
  remark: row.remark,
  changedAt: row.changed_at,
})

/** The next unmatched lines of a statement, in its order. */
export async function readNewLines(reader: Reader, importId: string, limit: number): Promise<KeptLine[]> {
  const rows = await rowsOf(
    reader,
    sql<LineRow>`SELECT * FROM cashier.statement_line WHERE import_id = ${importId} AND outcome = 'NEW' ORDER BY line_no LIMIT ${limit}`,
  )
  return rows.map(toLine)
}

export async function lockLine(tx: Tx, merchantId: string, lineId: string): Promise<KeptLine | undefined> {
  const row = await firstOf(
    tx,
    sql<LineRow>`SELECT * FROM cashier.statement_line WHERE merchant_id = ${merchantId} AND line_id = ${lineId} FOR UPDATE`,
  )
  return row && toLine(row)
}

export async function moveLine(
  tx: Tx,
  lineId: string,
  change: {
    outcome: LineOutcome
    reason?: UnmatchedReason | null
    depositId?: string
    remark?: string
    now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.statement_line SET outcome = ${change.outcome}, reason = ${change.reason ?? null}, deposit_id = coalesce(${change.depositId ?? null}, deposit_id),
      remark = coalesce(${change.remark ?? null}, remark), changed_at = ${change.now}
    WHERE line_id = ${lineId}`,
  )
}

export async function dropLines(tx: Tx, importId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.statement_line SET outcome = 'DROPPED', changed_at = ${now} WHERE import_id = ${importId} AND outcome = 'NEW'`,
  )
}

export interface LineFilter {
  merchantId: string
  importId?: string | undefined
  outcome?: LineOutcome | undefined
  text?: string | undefined
  pageNo: number
  pageSize: number
}

export async function readLines(
  reader: Reader,
  filter: LineFilter,
): Promise<{ list: KeptLine[]; totalCount: number }> {
  const where = sql.join(
    [
      sql`merchant_id = ${filter.merchantId}`,
      ...(filter.importId ? [sql`import_id = ${filter.importId}`] : []),
      ...(filter.outcome ? [sql`outcome = ${filter.outcome}`] : []),
      ...(filter.text
        ? [
            sql`(reference = ${filter.text} OR deposit_id = ${filter.text} OR strpos(lower(payer_name), lower(${filter.text})) > 0)`,
          ]
        : []),
    ],
    sql` AND `,
  )
  const order = filter.importId ? sql`line_no` : sql`paid_from DESC, line_id`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.statement_line WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<LineRow>`SELECT * FROM cashier.statement_line WHERE ${where} ORDER BY ${order} LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  return { list: rows.map(toLine), totalCount: Number(count) }
}
