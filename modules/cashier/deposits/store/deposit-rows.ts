/** A row of a deposit. */
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import type { DepositReviewReason, DepositState } from '../../../../contract/shared/cashier-states.ts'
import type { RealCurrency } from '../../../../kernel/money.ts'
import { sql } from '../../../../platform/postgres.ts'
import { openDepositStates } from '../../shared/rules/states.ts'
import type { ChosenOffer } from '../offers.ts'

export interface Deposit {
  readonly depositId: string
  /** The readable reference: D2511-204881. */
  readonly reference: string
  readonly merchantId: string
  readonly memberId: string
  readonly channel: DepositChannel
  readonly receiver: string
  readonly receiverName: string
  /** The member's bank account from which they say they pay. */
  readonly sourceAccountId: string | null
  /** The requested millionths of a USDT; the amounts in satang are an estimate then. */
  readonly cryptoAmount: bigint | null
  readonly askedAmount: bigint
  readonly payableAmount: bigint
  readonly creditedAmount: bigint
  readonly currency: RealCurrency
  readonly state: DepositState
  readonly reviewReason: DepositReviewReason | null
  readonly codeText: string | null
  readonly paidAmount: bigint | null
  readonly payerName: string | null
  readonly bankReference: string | null
  readonly remark: string | null
  /** What the member chose with it. */
  readonly offer: ChosenOffer | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly changedAt: Date
}

export interface DepositRow {
  deposit_id: string
  reference: string
  merchant_id: string
  member_id: string
  channel: DepositChannel
  receiver: string
  receiver_name: string
  source_account_id: string | null
  crypto_amount: bigint | null
  asked_amount: bigint
  payable_amount: bigint
  credited_amount: bigint
  currency: RealCurrency
  state: DepositState
  review_reason: DepositReviewReason | null
  code_text: string | null
  paid_amount: bigint | null
  payer_name: string | null
  bank_reference: string | null
  remark: string | null
  offer: ChosenOffer | null
  created_at: Date
  expires_at: Date
  changed_at: Date
}

export const depositColumns = sql`deposit_id, reference, merchant_id, member_id, channel, receiver, receiver_name, source_account_id, crypto_amount, asked_amount, payable_amount, credited_amount, currency, state, review_reason,
  code_text, paid_amount, payer_name, bank_reference, remark, offer, created_at, expires_at, changed_at`

export const toDeposit = (row: DepositRow): Deposit => ({
  depositId: row.deposit_id,
  reference: row.reference,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  channel: row.channel,
  receiver: row.receiver,
  receiverName: row.receiver_name,
  sourceAccountId: row.source_account_id,
  cryptoAmount: row.crypto_amount,
  askedAmount: row.asked_amount,
  payableAmount: row.payable_amount,
  creditedAmount: row.credited_amount,
  currency: row.currency,
  state: row.state,
  reviewReason: row.review_reason,
  codeText: row.code_text,
  paidAmount: row.paid_amount,
  payerName: row.payer_name,
  bankReference: row.bank_reference,
  remark: row.remark,
  offer: row.offer,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  changedAt: row.changed_at,
})

export const open = sql.raw(openDepositStates.map((state) => `'${state}'`).join(', '))
