/** What a house offers of a lottery, and how bets in it may be cancelled (domain/lottery.md §1.5). */
import type { LotteryGame } from './plays.ts'

export interface Terms {
  readonly isOn: boolean
  /** The highest prize group that is sold. */
  readonly largestG: number
  /** A tie of dragon and tiger gives the stake back, at lower odds. */
  readonly refundsTies: boolean
  readonly minTicketAmount: bigint
  readonly maxTicketAmount: bigint
  /** Of one member in one issue. */
  readonly maxPayoutAmount: bigint
  /** null: as delivered. */
  readonly updatedAt: Date | null
}

export const SMALLEST_G = 1_800

/** A game without a row of its own; db/migrations/1020_lottery.sql has the same defaults. */
export const defaultTerms: Terms = {
  isOn: true,
  largestG: 1_980,
  refundsTies: false,
  minTicketAmount: 100n,
  maxTicketAmount: 20_000_000n,
  maxPayoutAmount: 100_000_000n,
  updatedAt: null,
}

/** Before the close no bet is cancelled any more. */
export const CANCEL_GUARD_MS = 3_000

/** How many bets a member may cancel in a game and day; null: as many as they like. */
export const cancelsPerDay = (game: LotteryGame): number | null => (isDaily(game) ? 10 : null)

/** The most issues of a plan (domain/lottery.md §1.6). */
export const mostChaseIssues = (game: LotteryGame): number => (isDaily(game) ? 30 : 120)

const isDaily = ({ cycleSeconds }: LotteryGame): boolean => cycleSeconds === 'DAILY'

/** What an operator changes; amounts are minor units. */
export interface TermsChange {
  readonly isOn?: boolean
  readonly largestG?: number
  readonly refundsTies?: boolean
  readonly minTicketAmount?: number
  readonly maxTicketAmount?: number
  readonly maxPayoutAmount?: number
}

export const changedTerms = (terms: Terms, change: TermsChange): Terms => ({
  isOn: change.isOn ?? terms.isOn,
  largestG: change.largestG ?? terms.largestG,
  refundsTies: change.refundsTies ?? terms.refundsTies,
  minTicketAmount: amountOr(change.minTicketAmount, terms.minTicketAmount),
  maxTicketAmount: amountOr(change.maxTicketAmount, terms.maxTicketAmount),
  maxPayoutAmount: amountOr(change.maxPayoutAmount, terms.maxPayoutAmount),
  updatedAt: terms.updatedAt,
})

const amountOr = (amount: number | undefined, otherwise: bigint): bigint =>
  amount === undefined ? otherwise : BigInt(amount)

/** Whether the house risks more: it returns more, or may lose more by one member. */
export const isWeaker = (before: Terms, after: Terms): boolean =>
  after.largestG > before.largestG ||
  after.maxTicketAmount > before.maxTicketAmount ||
  after.maxPayoutAmount > before.maxPayoutAmount
