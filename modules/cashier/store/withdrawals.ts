/** Withdrawals. */
import type { CryptoChannel } from '../../../contract/shared/cashier-channels.ts'
import type { DisputeReason, WithdrawalState } from '../../../contract/shared/cashier-states.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { checkWithdrawalMove, openWithdrawalStates, returnedWithdrawalStates, unendedWithdrawalStates } from '../rules/states.ts'

/** What a withdrawal in USDT was fixed at: millionths of a baht for one USDT, and millionths of a USDT. */
export interface CryptoTerms {
  readonly rate: bigint
  /** What arrives. */
  readonly amount: bigint
  /** What the network takes; its worth in satang is part of the withdrawal's fee. */
  readonly fee: bigint
}

export interface Withdrawal {
  readonly withdrawalId: string
  readonly merchantId: string
  readonly memberId: string
  readonly bankAccountId: string
  /** A bank, or a network of USDT. */
  readonly bankCode: string | CryptoChannel
  readonly accountNo: string
  readonly holderName: string
  readonly amount: bigint
  readonly feeAmount: bigint
  /** null where it goes to a bank. */
  readonly crypto: CryptoTerms | null
  readonly currency: 'THB'
  readonly state: WithdrawalState
  readonly holdId: string
  readonly riskReasons: readonly string[]
  readonly businessDate: string
  readonly payoutReference: string | null
  readonly paidAt: Date | null
  readonly confirmBy: Date | null
  readonly memberRemark: string | null
  readonly remark: string | null
  /** How often it was disputed; decisions of one dispute never count for the next. */
  readonly disputeNo: number
  readonly disputeReason: DisputeReason | null
  readonly disputeImages: readonly string[]
  /** Parts that the member misses; none where he misses all. */
  readonly missingParts: readonly number[]
  readonly proofImages: readonly string[]
  readonly isForced: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

interface WithdrawalRow {
  withdrawal_id: string; merchant_id: string; member_id: string; bank_account_id: string; bank_code: string; account_no: string; holder_name: string
  amount: bigint; fee_amount: bigint; currency: 'THB'; state: WithdrawalState; hold_id: string; risk_reasons: string[]; business_date: string
  payout_reference: string | null; paid_at: Date | null; confirm_by: Date | null; member_remark: string | null; remark: string | null; created_at: Date; changed_at: Date
  dispute_no: number; dispute_reason: DisputeReason | null; dispute_images: string[]; missing_parts: number[]; proof_images: string[]; is_forced: boolean
  crypto_rate: bigint | null; crypto_amount: bigint | null; crypto_fee: bigint | null
}

const columns = sql`withdrawal_id, merchant_id, member_id, bank_account_id, bank_code, account_no, holder_name, amount, fee_amount, currency, state, hold_id, risk_reasons,
  to_char(business_date, 'YYYY-MM-DD') AS business_date, payout_reference, paid_at, confirm_by, member_remark, remark, created_at, changed_at,
  dispute_no, dispute_reason, dispute_images, missing_parts, proof_images, is_forced, crypto_rate, crypto_amount, crypto_fee`

const fromRow = (row: WithdrawalRow): Withdrawal => ({
  withdrawalId: row.withdrawal_id, merchantId: row.merchant_id, memberId: row.member_id, bankAccountId: row.bank_account_id, bankCode: row.bank_code,
  accountNo: row.account_no, holderName: row.holder_name, amount: row.amount, feeAmount: row.fee_amount,
  crypto: row.crypto_rate === null ? null : { rate: row.crypto_rate, amount: row.crypto_amount!, fee: row.crypto_fee! }, currency: row.currency, state: row.state, holdId: row.hold_id,
  riskReasons: row.risk_reasons, businessDate: row.business_date, payoutReference: row.payout_reference, paidAt: row.paid_at, confirmBy: row.confirm_by,
  memberRemark: row.member_remark, remark: row.remark, disputeNo: row.dispute_no, disputeReason: row.dispute_reason, disputeImages: row.dispute_images,
  missingParts: row.missing_parts, proofImages: row.proof_images, isForced: row.is_forced, createdAt: row.created_at, changedAt: row.changed_at,
})

const listOf = (states: readonly WithdrawalState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))

interface Owner { merchantId: string; memberId: string }

/** What is known when it is asked for; the rest comes with its steps. */
export type NewWithdrawal = Pick<Withdrawal, 'withdrawalId' | 'merchantId' | 'memberId' | 'bankAccountId' | 'bankCode' | 'accountNo' | 'holderName' | 'amount' | 'feeAmount'
  | 'crypto' | 'currency' | 'state' | 'holdId' | 'riskReasons' | 'businessDate' | 'createdAt'>

/** Answers false where the member has an open one already. */
export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<boolean> {
  const added = await run(tx, sql`
    INSERT INTO cashier.withdrawal (withdrawal_id, merchant_id, member_id, bank_account_id, bank_code, account_no, holder_name, amount, fee_amount, currency, state,
      hold_id, risk_reasons, business_date, crypto_rate, crypto_amount, crypto_fee, created_at, changed_at)
    VALUES (${row.withdrawalId}, ${row.merchantId}, ${row.memberId}, ${row.bankAccountId}, ${row.bankCode}, ${row.accountNo}, ${row.holderName}, ${row.amount},
      ${row.feeAmount}, ${row.currency}, ${row.state}, ${row.holdId}, ${[...row.riskReasons]}, ${row.businessDate}::date,
      ${row.crypto?.rate ?? null}, ${row.crypto?.amount ?? null}, ${row.crypto?.fee ?? null}, ${row.createdAt}, ${row.createdAt})
    ON CONFLICT (member_id) WHERE state IN (${listOf(openWithdrawalStates)}) DO NOTHING`)
  return added > 0n
}

export interface WithdrawalChange {
  payoutReference?: string; paidAt?: Date; confirmBy?: Date; remindAt?: Date; memberRemark?: string; remark?: string
  dispute?: { reason: DisputeReason; images: readonly string[]; missingParts: readonly number[] }
  isForced?: boolean
}

/**
 * Moves a withdrawal by one conditional update on its old state; undefined where it is no longer in it, so that of
 * confirm, dispute and clock exactly one wins.
 */
export async function moveWithdrawalRow(
  tx: Tx, withdrawalId: string, from: WithdrawalState, to: WithdrawalState, change: WithdrawalChange, now: Date,
): Promise<Withdrawal | undefined> {
  checkWithdrawalMove(from, to)
  const row = await firstOf(tx, sql<WithdrawalRow>`
    UPDATE cashier.withdrawal SET state = ${to}, changed_at = ${now}, confirm_by = ${change.confirmBy ?? null}, remind_at = ${change.remindAt ?? null},
      dispute_no = dispute_no + ${change.dispute ? 1 : 0}, dispute_reason = coalesce(${change.dispute?.reason ?? null}::text, dispute_reason),
      dispute_images = coalesce(${change.dispute ? [...change.dispute.images] : null}::text[], dispute_images),
      missing_parts = coalesce(${change.dispute ? [...change.dispute.missingParts] : null}::integer[], missing_parts), is_forced = is_forced OR ${change.isForced ?? false},
      payout_reference = coalesce(${change.payoutReference ?? null}::text, payout_reference), paid_at = coalesce(${change.paidAt ?? null}::timestamptz, paid_at),
      member_remark = coalesce(${change.memberRemark ?? null}::text, member_remark), remark = coalesce(${change.remark ?? null}::text, remark)
    WHERE withdrawal_id = ${withdrawalId} AND state = ${from} RETURNING ${columns}`)
  return row && fromRow(row)
}

export async function readWithdrawalOf(reader: Reader, owner: Owner, withdrawalId: string): Promise<Withdrawal | undefined> {
  const row = await firstOf(reader, sql<WithdrawalRow>`
    SELECT ${columns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`)
  return row && fromRow(row)
}

/** A withdrawal of the merchant, for its operators and jobs. */
export async function readWithdrawal(reader: Reader, merchantId: string, withdrawalId: string): Promise<Withdrawal | undefined> {
  const row = await firstOf(reader, sql<WithdrawalRow>`SELECT ${columns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND merchant_id = ${merchantId}`)
  return row && fromRow(row)
}

/** Locks it until the end of the transaction: two operators decide one after the other. */
export async function lockWithdrawal(tx: Tx, merchantId: string, withdrawalId: string): Promise<Withdrawal | undefined> {
  const row = await firstOf(tx, sql<WithdrawalRow>`
    SELECT ${columns} FROM cashier.withdrawal WHERE withdrawal_id = ${withdrawalId} AND merchant_id = ${merchantId} FOR UPDATE`)
  return row && fromRow(row)
}

/** Withdrawals that have not ended, disputed ones included. */
export async function readUnended(reader: Reader, owner: Owner): Promise<Withdrawal[]> {
  const rows = await rowsOf(reader, sql<WithdrawalRow>`
    SELECT ${columns} FROM cashier.withdrawal
    WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND state IN (${listOf(unendedWithdrawalStates)}) ORDER BY created_at DESC, withdrawal_id DESC`)
  return rows.map(fromRow)
}

export async function readWithdrawalsOf(reader: Reader, owner: Owner, page: { pageNo: number; pageSize: number }): Promise<{ list: Withdrawal[]; totalCount: number }> {
  const where = sql`member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`
  const { count } = await oneOf(reader, sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.withdrawal WHERE ${where}`)
  const rows = await rowsOf(reader, sql<WithdrawalRow>`
    SELECT ${columns} FROM cashier.withdrawal WHERE ${where}
    ORDER BY created_at DESC, withdrawal_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`)
  return { list: rows.map(fromRow), totalCount: Number(count) }
}

export interface Pace { hasOpen: boolean; today: { count: number; amount: bigint }; monthAmount: bigint }

/** What counts for the limits of a business day and its month: everything that has not come back. */
export async function readPace(reader: Reader, memberId: string, today: string): Promise<Pace> {
  const row = await oneOf(reader, sql<{ has_open: boolean; today_count: bigint; today_amount: bigint; month_amount: bigint }>`
    SELECT coalesce(bool_or(state IN (${listOf(openWithdrawalStates)})), false) AS has_open,
      count(*) FILTER (WHERE business_date = ${today}::date AND is_out) AS today_count,
      coalesce(sum(amount) FILTER (WHERE business_date = ${today}::date AND is_out), 0)::bigint AS today_amount,
      coalesce(sum(amount) FILTER (WHERE business_date >= date_trunc('month', ${today}::date) AND is_out), 0)::bigint AS month_amount
    FROM (SELECT w.*, state NOT IN (${listOf(returnedWithdrawalStates)}) AS is_out FROM cashier.withdrawal w
      WHERE member_id = ${memberId} AND (business_date >= date_trunc('month', ${today}::date) OR state IN (${listOf(openWithdrawalStates)}))) AS lately`)
  return { hasOpen: row.has_open, today: { count: Number(row.today_count), amount: row.today_amount }, monthAmount: row.month_amount }
}

/** Whether the member has one in CREATED to CONFIRM_WAIT. */
export async function hasOpenWithdrawal(reader: Reader, memberId: string): Promise<boolean> {
  const row = await oneOf(reader, sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.withdrawal WHERE member_id = ${memberId} AND state IN (${listOf(openWithdrawalStates)})) AS is_open`)
  return row.is_open
}

/** Withdrawals whose clock has run out. */
export async function readUnanswered(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf(reader, sql<{ withdrawal_id: string }>`
    SELECT withdrawal_id FROM cashier.withdrawal WHERE state = 'CONFIRM_WAIT' AND confirm_by <= ${now} ORDER BY confirm_by LIMIT ${limit}`)
  return rows.map((row) => row.withdrawal_id)
}

/** Takes those whose member is to be reminded now; each is taken once, and one whose clock has run out is not. */
export async function takeReminders(tx: Tx, now: Date, limit: number): Promise<Withdrawal[]> {
  const rows = await rowsOf(tx, sql<WithdrawalRow>`
    UPDATE cashier.withdrawal SET remind_at = NULL WHERE withdrawal_id IN (
      SELECT withdrawal_id FROM cashier.withdrawal WHERE state = 'CONFIRM_WAIT' AND remind_at <= ${now} AND confirm_by > ${now}
      ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`)
  return rows.map(fromRow)
}

/** Adds the bank's proof of a payout. The caller has locked the row. */
export async function addProof(tx: Tx, withdrawalId: string, images: readonly string[]): Promise<void> {
  await run(tx, sql`UPDATE cashier.withdrawal SET proof_images = ${[...images]} WHERE withdrawal_id = ${withdrawalId}`)
}

/** Whether a withdrawal to the account has not ended. */
export async function isPayoutOpen(reader: Reader, bankAccountId: string): Promise<boolean> {
  const row = await oneOf(reader, sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.withdrawal WHERE bank_account_id = ${bankAccountId} AND state IN (${listOf(unendedWithdrawalStates)})) AS is_open`)
  return row.is_open
}

export { columns as withdrawalColumns, fromRow as toWithdrawal, type WithdrawalRow }
