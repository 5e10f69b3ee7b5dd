/** What the calls of team figures share. Server side only. */
import { Type } from 'typebox'
import { products } from '../../../shared/product-words.ts'
import { BusinessDate, Nullable, OneOf, SignedAmount, Time } from '../../../shared/fields.ts'

/** Business days, both included: at most 35 days within the last 90; the last seven if absent. */
export const RangeQuery = () => ({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) })
export const ProductQuery = () => ({ product: Type.Optional(OneOf(products)) })
export const AccountName = (description = 'username of an account of the line') =>
  Type.String({ minLength: 1, maxLength: 32, description })
export const MemberType = () => Type.Integer({ description: '0 member, 1, 2, 41, 42 agent' })

/** Figures of a period. A correction may bring any of them below zero. */
export const Figures = () => ({
  stakeAmount: SignedAmount('stakes of settled bets'),
  payoutAmount: SignedAmount('what they paid, stakes included'),
  validBetAmount: SignedAmount('what of the stakes counts for turnover'),
  gameWinAmount: SignedAmount('stakes less payouts: above zero if members lost'),
  depositAmount: SignedAmount('confirmed deposits'),
  withdrawalAmount: SignedAmount('withdrawals that were paid'),
  promotionAmount: SignedAmount('bonuses, red envelopes, cashback, redeemed points and prizes'),
  rebateAmount: SignedAmount('own rebates and those of the agents above'),
  salaryAmount: SignedAmount('daily, hourly and real-time salaries'),
  dividendAmount: SignedAmount('dividends'),
  profitAmount: SignedAmount('what was won, everything given included; below zero if it was lost'),
  registrationCount: Type.Integer(),
  firstDepositCount: Type.Integer(),
})

export const AsOf = () => Nullable(Time('when the figures were folded last; null before the first time'))
