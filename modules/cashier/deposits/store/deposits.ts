/** Deposits: reading and locking them, and changing their state. */
import type { DepositReviewReason, DepositState } from '../../../../contract/shared/cashier-states.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { checkDepositMove } from '../../shared/rules/states.ts'
import { type Deposit, depositColumns, type DepositRow, open, toDeposit } from './deposit-rows.ts'

/** The readable references of the deposits among these ids of the ledger. */
export async function depositReferencesOf(
  reader: Reader,
  merchantId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ deposit_id: string; reference: string }>`
    SELECT deposit_id, reference FROM cashier.deposit WHERE merchant_id = ${merchantId} AND deposit_id = ANY (${asked})`,
  )
  return new Map(rows.map((row) => [row.deposit_id, row.reference]))
}

/** A deposit of this member; those of others are not found. */
export async function readDepositOf(
  reader: Reader,
  owner: { merchantId: string; memberId: string },
  depositId: string,
): Promise<Deposit | undefined> {
  const row = await firstOf(
    reader,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`,
  )
  return row && toDeposit(row)
}

export async function readDepositById(
  reader: Reader,
  merchantId: string,
  depositId: string,
): Promise<Deposit | undefined> {
  const row = await firstOf(
    reader,
    sql<DepositRow>`SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND merchant_id = ${merchantId}`,
  )
  return row && toDeposit(row)
}

export async function readDepositsOf(
  reader: Reader,
  owner: { merchantId: string; memberId: string },
  page: { pageNo: number; pageSize: number },
): Promise<{ list: Deposit[]; totalCount: number }> {
  const where = sql`member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.deposit WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE ${where}
    ORDER BY created_at DESC, deposit_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return { list: rows.map(toDeposit), totalCount: Number(count) }
}

/** Locks a deposit of the merchant until the end of the transaction. */
export async function lockDeposit(
  tx: Tx,
  merchantId: string,
  depositId: string,
): Promise<Deposit | undefined> {
  const row = await firstOf(
    tx,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND merchant_id = ${merchantId} FOR UPDATE`,
  )
  return row && toDeposit(row)
}

export interface DepositChange {
  reviewReason?: DepositReviewReason
  paidAmount?: bigint
  payerName?: string
  bankReference?: string
  creditedAmount?: bigint
  remark?: string
  expiresAt?: Date
}

/** Changes a deposit's state from the one that was read; undefined if another request was faster. */
export async function moveDepositRow(
  tx: Tx,
  deposit: Deposit,
  to: DepositState,
  change: DepositChange,
  now: Date,
): Promise<Deposit | undefined> {
  checkDepositMove(deposit.state, to)
  const row = await firstOf(
    tx,
    sql<DepositRow>`
    UPDATE cashier.deposit SET state = ${to}, changed_at = ${now},
      review_reason = coalesce(${change.reviewReason ?? null}::text, review_reason), paid_amount = coalesce(${change.paidAmount ?? null}::bigint, paid_amount),
      payer_name = coalesce(${change.payerName ?? null}::text, payer_name), bank_reference = coalesce(${change.bankReference ?? null}::text, bank_reference),
      credited_amount = ${change.creditedAmount ?? deposit.creditedAmount}, remark = coalesce(${change.remark ?? null}::text, remark),
      expires_at = coalesce(${change.expiresAt ?? null}::timestamptz, expires_at)
    WHERE deposit_id = ${deposit.depositId} AND state = ${deposit.state} RETURNING ${depositColumns}`,
  )
  return row && toDeposit(row)
}

/** What the bank reported of a deposit that was in review before; its state stays. */
export async function fillReview(
  tx: Tx,
  deposit: Deposit,
  paid: { payerName: string; paidAmount: bigint; bankReference: string; reviewReason: DepositReviewReason },
): Promise<Deposit> {
  return toDeposit(
    await oneOf(
      tx,
      sql<DepositRow>`
    UPDATE cashier.deposit SET payer_name = ${paid.payerName}, paid_amount = ${paid.paidAmount}, bank_reference = ${paid.bankReference}, review_reason = ${paid.reviewReason}
    WHERE deposit_id = ${deposit.depositId} AND state = 'REVIEW' AND paid_amount IS NULL RETURNING ${depositColumns}`,
    ),
  )
}

/** Locks some open deposits past their time; those locked by another worker are skipped. */
export async function lockOverdue(tx: Tx, now: Date, limit: number): Promise<Deposit[]> {
  const rows = await rowsOf(
    tx,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE state IN (${open}) AND expires_at <= ${now}
    ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
  return rows.map(toDeposit)
}
