/** What the limits need from modules above them; server/wiring.ts fills these. */
import type { Reader, Tx } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'

type Member = { merchantId: string; accountId: string }

/**
 * The sum of a member's deposits opened in [from, to), credited and open ones. `asked`: by requested amount,
 * if nothing else was credited; `paid`: what was credited or is to be paid, with the satang that distinguish
 * deposits.
 */
export type DepositSum = (
  reader: Reader,
  member: Member,
  from: Date,
  to: Date,
) => Promise<{ asked: bigint; paid: bigint }>
export const depositSumKey = defineService<DepositSum>('limits.deposit-sum')

/** Sends a member a message; the same key again sends nothing. */
export type TellMember = (
  tx: Tx,
  message: {
    merchantId: string
    memberId: string
    category: 'SYSTEM'
    titles: { TH: string; EN: string }
    contents: { TH: string; EN: string }
    link: string
    key: string
  },
) => Promise<void>
export const tellMemberKey = defineService<TellMember>('limits.tell-member')

/** A member's bank accounts as `KBANK:1234567890`. */
export type BankMarks = (reader: Reader, member: Member) => Promise<string[]>
export const bankMarksKey = defineService<BankMarks>('limits.bank-marks')

/** A sign of haste: a member's deposits, or cancelled withdrawals. */
export interface MoneySign {
  merchantId: string
  accountId: string
  count: number
}
export interface MoneySigns {
  /** Members with at least this many deposits credited since. */
  deposits(reader: Reader, merchantId: string, since: Date, atLeast: number): Promise<MoneySign[]>
  /** Members who cancelled at least this many withdrawals since. */
  cancelledWithdrawals(reader: Reader, merchantId: string, since: Date, atLeast: number): Promise<MoneySign[]>
}
export const moneySignsKey = defineService<MoneySigns>('limits.money-signs')
