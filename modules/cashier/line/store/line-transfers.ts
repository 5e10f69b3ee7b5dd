/** Transfers along the line and who may make them. */
import type { LineDirection } from '../../../../contract/shared/line-transfers.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { LineRule } from '../rules/line-transfers.ts'

export interface LineTransfer {
  readonly transferId: string
  readonly merchantId: string
  readonly fromId: string
  readonly toId: string
  readonly direction: LineDirection
  readonly amount: bigint
  readonly currency: string
  readonly txnId: string
  readonly at: Date
  readonly reversedAt: Date | null
  readonly reversedBy: string | null
  readonly reverseReason: string | null
}

interface LineTransferRow {
  transfer_id: string
  merchant_id: string
  from_id: string
  to_id: string
  direction: LineDirection
  amount: bigint
  currency: string
  txn_id: string
  at: Date
  reversed_at: Date | null
  reversed_by: string | null
  reverse_reason: string | null
}

const columns = sql`transfer_id, merchant_id, from_id, to_id, direction, amount, currency, txn_id, at, reversed_at, reversed_by, reverse_reason`

const fromRow = (row: LineTransferRow): LineTransfer => ({
  transferId: row.transfer_id,
  merchantId: row.merchant_id,
  fromId: row.from_id,
  toId: row.to_id,
  direction: row.direction,
  amount: row.amount,
  currency: row.currency,
  txnId: row.txn_id,
  at: row.at,
  reversedAt: row.reversed_at,
  reversedBy: row.reversed_by,
  reverseReason: row.reverse_reason,
})

export async function readLineRule(
  reader: Reader,
  accountId: string,
): Promise<(LineRule & { changedBy: string }) | undefined> {
  const row = await firstOf(
    reader,
    sql<{ may_send_down: boolean; may_send_up: boolean; changed_by: string }>`
    SELECT may_send_down, may_send_up, changed_by FROM cashier.line_rule WHERE account_id = ${accountId}`,
  )
  return row && { maySendDown: row.may_send_down, maySendUp: row.may_send_up, changedBy: row.changed_by }
}

export async function writeLineRule(
  tx: Tx,
  account: { merchantId: string; accountId: string },
  rule: LineRule,
  change: { by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.line_rule (account_id, merchant_id, may_send_down, may_send_up, changed_by, changed_at)
    VALUES (${account.accountId}, ${account.merchantId}, ${rule.maySendDown}, ${rule.maySendUp}, ${change.by}, ${change.at})
    ON CONFLICT (account_id) DO UPDATE SET may_send_down = excluded.may_send_down, may_send_up = excluded.may_send_up, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
}

/** What the account sent on a business day, less reversals. */
export async function readSentToday(reader: Reader, fromId: string, today: string): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount FROM cashier.line_transfer
    WHERE from_id = ${fromId} AND at > ${today}::date - interval '2 days' AND business_date = ${today}::date AND reversed_at IS NULL`,
  )
  return row.amount
}

export async function insertLineTransfer(
  tx: Tx,
  row: Omit<LineTransfer, 'reversedAt' | 'reversedBy' | 'reverseReason'> & { businessDate: string },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.line_transfer (transfer_id, merchant_id, from_id, to_id, direction, amount, currency, txn_id, business_date, at)
    VALUES (${row.transferId}, ${row.merchantId}, ${row.fromId}, ${row.toId}, ${row.direction}, ${row.amount}, ${row.currency}, ${row.txnId}, ${row.businessDate}::date, ${row.at})`,
  )
}

export async function lockLineTransfer(
  tx: Tx,
  merchantId: string,
  transferId: string,
): Promise<LineTransfer | undefined> {
  const row = await firstOf(
    tx,
    sql<LineTransferRow>`SELECT ${columns} FROM cashier.line_transfer WHERE transfer_id = ${transferId} AND merchant_id = ${merchantId} FOR UPDATE`,
  )
  return row && fromRow(row)
}

export async function markReversed(
  tx: Tx,
  transferId: string,
  reversal: { by: string; reason: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.line_transfer SET reversed_at = ${reversal.at}, reversed_by = ${reversal.by}, reverse_reason = ${reversal.reason} WHERE transfer_id = ${transferId}`,
  )
}

/**
 * Newest first: an account's own, in and out, or those of the accounts that a search means, or all of the
 * merchant.
 */
export async function readLineTransfers(
  reader: Reader,
  query: PageRequest & { merchantId: string; accountIds: readonly string[] | undefined },
): Promise<{ list: LineTransfer[]; totalCount: number }> {
  const ids = query.accountIds && [...query.accountIds]
  const where = ids
    ? sql`merchant_id = ${query.merchantId} AND (from_id = ANY (${ids}) OR to_id = ANY (${ids}))`
    : sql`merchant_id = ${query.merchantId}`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.line_transfer WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<LineTransferRow>`
    SELECT ${columns} FROM cashier.line_transfer WHERE ${where} ORDER BY at DESC, transfer_id DESC LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return { list: rows.map(fromRow), totalCount: Number(count) }
}
