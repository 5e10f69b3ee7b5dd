/** Withdrawals: requesting one, reading, locking, and changing its state. */
import type { DisputeReason, WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import {
  checkWithdrawalMove,
  openWithdrawalStates,
  unendedWithdrawalStates,
} from '../../shared/rules/states.ts'
import {
  listOf,
  type Owner,
  toWithdrawal,
  type Withdrawal,
  withdrawalColumns,
  type WithdrawalRow,
} from './withdrawal-rows.ts'

/** What is known when it is requested; the rest comes with its steps. */
export type NewWithdrawal = Pick<
  Withdrawal,
  | 'withdrawalId'
  | 'merchantId'
  | 'memberId'
  | 'bankAccountId'
  | 'bankCode'
  | 'accountNo'
  | 'holderName'
  | 'amount'
  | 'feeAmount'
  | 'crypto'
  | 'currency'
  | 'state'
  | 'holdId'
  | 'riskReasons'
  | 'businessDate'
  | 'createdAt'
>

/** Returns false if the member has an open one already. */
export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO cashier.withdrawal (withdrawal_id, merchant_id, member_id, bank_account_id, bank_code, account_no, holder_name, amount, fee_amount, currency, state,
      hold_id, risk_reasons, business_date, crypto_rate, crypto_amount, crypto_fee, created_at, changed_at)
    VALUES (${row.withdrawalId}, ${row.merchantId}, ${row.memberId}, ${row.bankAccountId}, ${row.bankCode}, ${row.accountNo}, ${row.holderName}, ${row.amount},
      ${row.feeAmount}, ${row.currency}, ${row.state}, ${row.holdId}, ${[...row.riskReasons]}, ${row.businessDate}::date,
      ${row.crypto?.rate ?? null}, ${row.crypto?.amount ?? null}, ${row.crypto?.fee ?? null}, ${row.createdAt}, ${row.createdAt})
    ON CONFLICT (member_id) WHERE state IN (${listOf(openWithdrawalStates)}) DO NOTHING`,
  )
  return added > 0n
}

export interface WithdrawalChange {
  payoutReference?: string
  paidAt?: Date
  confirmBy?: Date
  remindAt?: Date
  memberRemark?: string
  remark?: string
  dispute?: { reason: DisputeReason; images: readonly string[]; missingParts: readonly number[] }
  isForced?: boolean
}

/**
 * Changes a withdrawal's state by one conditional update on its old state; undefined if it is no longer in
 * it, so that exactly one of confirm, dispute and clock wins.
 */
export async function moveWithdrawalRow(
  tx: Tx,
  withdrawalId: string,
  from: WithdrawalState,
  to: WithdrawalState,
  change: WithdrawalChange,
  now: Date,
): Promise<Withdrawal | undefined> {
  checkWithdrawalMove(from, to)
  const row = await firstOf(
    tx,
    sql<WithdrawalRow>`
    UPDATE cashier.withdrawal SET state = ${to}, changed_at = ${now}, confirm_by = ${change.confirmBy ?? null}, remind_at = ${change.remindAt ?? null},
      dispute_no = dispute_no + ${change.dispute ? 1 : 0}, dispute_reason = coalesce(${change.dispute?.reason ?? null}::text, dispute_reason),
      dispute_images = coalesce(${change.dispute ? [...change.dispute.images] : null}::text[], dispute_images),
      missing_parts = coalesce(${change.dispute ? [...change.dispute.missingParts] : null}::integer[], missing_parts), is_forced = is_forced OR ${change.isForced ?? false},
      payout_reference = coalesce(${change.payoutReference ?? null}::text, payout_reference), paid_at = coalesce(${change.paidAt ?? null}::timestamptz, paid_at),
      member_remark = coalesce(${change.memberRemark ?? null}::text, member_remark), remark = coalesce(${change.remark ?? null}::text, remark)
    WHERE withdrawal_id = ${withdrawalId} AND state = ${from} RETURNING ${withdrawalColumns}`,
  )
  return row && toWithdrawal(row)
}

export async function readWithdrawalOf(
  reader: Reader,
  owner: Owner,
  withdrawalId: string,
): Promise<Withdrawal | undefined> {
  const row = await firstOf(
    reader,
    sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`,
  )
  return row && toWithdrawal(row)
}

/** A withdrawal of the merchant, for its operators and jobs. */
export async function readWithdrawal(
  reader: Reader,
  merchantId: string,
  withdrawalId: string,
): Promise<Withdrawal | undefined> {
  const row = await firstOf(
    reader,
    sql<WithdrawalRow>`SELECT ${withdrawalColumns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND merchant_id = ${merchantId}`,
  )
  return row && toWithdrawal(row)
}

/** Locks it until the end of the transaction: two operators decide one after the other. */
export async function lockWithdrawal(
  tx: Tx,
  merchantId: string,
  withdrawalId: string,
): Promise<Withdrawal | undefined> {
  const row = await firstOf(
    tx,
    sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND merchant_id = ${merchantId} FOR UPDATE`,
  )
  return row && toWithdrawal(row)
}

/** Withdrawals that have not ended, disputed ones included. */
export async function readUnended(reader: Reader, owner: Owner): Promise<Withdrawal[]> {
  const rows = await rowsOf(
    reader,
    sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal
    WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND state IN (${listOf(unendedWithdrawalStates)}) ORDER BY created_at DESC, withdrawal_id DESC`,
  )
  return rows.map(toWithdrawal)
}

export async function readWithdrawalsOf(
  reader: Reader,
  owner: Owner,
  page: { pageNo: number; pageSize: number },
): Promise<{ list: Withdrawal[]; totalCount: number }> {
  const where = sql`member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.withdrawal WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal WHERE ${where}
    ORDER BY created_at DESC, withdrawal_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return { list: rows.map(toWithdrawal), totalCount: Number(count) }
}

/** Adds the bank's proof of a payout. The caller has locked the row. */
export async function addProof(tx: Tx, withdrawalId: string, images: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.withdrawal SET proof_images = ${[...images]} WHERE withdrawal_id = ${withdrawalId}`,
  )
}
