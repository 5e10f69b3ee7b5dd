/** A row of a withdrawal. */
import type { CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import type { DisputeReason, WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import type { RealCurrency } from '../../../../kernel/money.ts'
import { sql } from '../../../../platform/postgres.ts'

/** The fixed figures of a withdrawal in USDT: millionths of a baht for one USDT, and millionths of a USDT. */
export interface CryptoTerms {
  readonly rate: bigint
  /** What arrives. */
  readonly amount: bigint
  /** What the network takes; its value in satang is part of the withdrawal's fee. */
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
  /** null if it goes to a bank. */
  readonly crypto: CryptoTerms | null
  readonly currency: RealCurrency
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
  /** Parts that the member misses; none if they miss all. */
  readonly missingParts: readonly number[]
  readonly proofImages: readonly string[]
  readonly isForced: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

export interface WithdrawalRow {
  withdrawal_id: string
  merchant_id: string
  member_id: string
  bank_account_id: string
  bank_code: string
  account_no: string
  holder_name: string
  amount: bigint
  fee_amount: bigint
  currency: RealCurrency
  state: WithdrawalState
  hold_id: string
  risk_reasons: string[]
  business_date: string
  payout_reference: string | null
  paid_at: Date | null
  confirm_by: Date | null
  member_remark: string | null
  remark: string | null
  created_at: Date
  changed_at: Date
  dispute_no: number
  dispute_reason: DisputeReason | null
  dispute_images: string[]
  missing_parts: number[]
  proof_images: string[]
  is_forced: boolean
  crypto_rate: bigint | null
  crypto_amount: bigint | null
  crypto_fee: bigint | null
}

export const withdrawalColumns = sql`withdrawal_id, merchant_id, member_id, bank_account_id, bank_code, account_no, holder_name, amount, fee_amount, currency, state, hold_id, risk_reasons,
  to_char(business_date, 'YYYY-MM-DD') AS business_date, payout_reference, paid_at, confirm_by, member_remark, remark, created_at, changed_at,
  dispute_no, dispute_reason, dispute_images, missing_parts, proof_images, is_forced, crypto_rate, crypto_amount, crypto_fee`

export const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  withdrawalId: row.withdrawal_id,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  bankAccountId: row.bank_account_id,
  bankCode: row.bank_code,
  accountNo: row.account_no,
  holderName: row.holder_name,
  amount: row.amount,
  feeAmount: row.fee_amount,
  crypto:
    row.crypto_rate === null
      ? null
      : { rate: row.crypto_rate, amount: row.crypto_amount!, fee: row.crypto_fee! },
  currency: row.currency,
  state: row.state,
  holdId: row.hold_id,
  riskReasons: row.risk_reasons,
  businessDate: row.business_date,
  payoutReference: row.payout_reference,
  paidAt: row.paid_at,
  confirmBy: row.confirm_by,
  memberRemark: row.member_remark,
  remark: row.remark,
  disputeNo: row.dispute_no,
  disputeReason: row.dispute_reason,
  disputeImages: row.dispute_images,
  missingParts: row.missing_parts,
  proofImages: row.proof_images,
  isForced: row.is_forced,
  createdAt: row.created_at,
  changedAt: row.changed_at,
})

export const listOf = (states: readonly WithdrawalState[]) =>
  sql.raw(states.map((state) => `'${state}'`).join(', '))

export interface Owner {
  merchantId: string
  memberId: string
}
