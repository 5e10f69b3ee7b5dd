/** What a house offers of a lottery, and how bets in it may be cancelled (domain/lottery.md §1.5, §5.2). */
import { CANCELLATIONS_A_DAY } from '../../../../kernel/lottery/calendar/sea-games.ts'
import { exposurePlayOf } from '../../../../kernel/lottery/numbers/exposure.ts'
import { gameOf, isNumberGame, type LotteryGame } from './plays.ts'

export interface Terms {
  readonly isOn: boolean
  /** The highest prize group that is sold, of classic numbers. */
  readonly largestG: number
  /** A tie of dragon and tiger gives the stake back, at lower odds. */
  readonly refundsTies: boolean
  readonly minTicketAmount: bigint
  readonly maxTicketAmount: bigint
  /** Of one member in one issue. */
  readonly maxPayoutAmount: bigint
  /** Of all members on one number of a bet type in an issue; classic numbers have no such limit. */
  readonly maxPayoutPerNumber: bigint
  /** What a member may stake on one number of an issue, by bet type, where it is not as delivered. */
  readonly numberLimits: Readonly<Record<string, bigint>>
  /** null: as delivered. */
  readonly updatedAt: Date | null
}

export const SMALLEST_G = 1_800

/** A game without a row of its own; db/migrations/1020_lottery.sql has the same defaults. */
const classicTerms: Terms = {
  isOn: true,
  largestG: 1_980,
  refundsTies: false,
  minTicketAmount: 100n,
  maxTicketAmount: 20_000_000n,
  maxPayoutAmount: 100_000_000n,
  maxPayoutPerNumber: 50_000_000n,
  numberLimits: {},
  updatedAt: null,
}

/** A line on whole numbers pays several hundred times its stake, and a bet has up to a thousand of them. */
const numberTerms: Terms = { ...classicTerms, maxPayoutAmount: 500_000_000n }

export function defaultTermsOf(gameCode: string): Terms {
  const game = gameOf(gameCode)
  return game && isNumberGame(game) ? numberTerms : classicTerms
}

/** By the digits of a number (domain/lottery.md §5). */
const LIMIT_BY_DIGITS: Readonly<Record<number, bigint>> = {
  1: 5_000_000n,
  2: 1_000_000n,
  3: 200_000n,
  4: 20_000n,
}
const LIMIT_BY_PLAY: Readonly<Record<string, bigint>> = {
  TOP1_POS: 2_000_000n,
  BOTTOM1_POS: 2_000_000n,
  HL: 5_000_000n,
  OE: 5_000_000n,
  LO7: 200_000n,
  LO8: 200_000n,
  XIEN2: 1_000_000n,
  XIEN3: 200_000n,
  XIEN4: 20_000n,
  DA: 500_000n,
  FOURD_BOX_BIG: 200_000n,
  FOURD_BOX_SMALL: 200_000n,
}
/** Sets that miss a board pay little. */
const OTHER_LIMIT = 1_000_000n

/** What a member may stake on one number of an issue, as delivered. */
export function defaultNumberLimit(playCode: string, digits: number | null): bigint {
  const own = LIMIT_BY_PLAY[playCode]
  return own ?? (digits === null ? OTHER_LIMIT : LIMIT_BY_DIGITS[digits]!)
}

/** The same by the terms of a house; several straight bets of one entry count as straight bets. */
export function numberLimitOf({ numberLimits }: Terms, game: LotteryGame, playCode: string): bigint | null {
  if (!isNumberGame(game)) return null
  const counted = exposurePlayOf(playCode)
  const play = game.plays.find(({ code }) => code === counted)
  return play ? (numberLimits[counted] ?? defaultNumberLimit(counted, play.digits)) : null
}

/** Before the close no bet is cancelled any more. */
export const CANCEL_GUARD_MS = 3_000

/** Until when a bet may be cancelled that was placed at a moment in an issue with this close. */
export function cancelsUntil(
  game: LotteryGame | undefined,
  { placedAt, closesAt }: { placedAt: Date; closesAt: Date },
): Date {
  const guarded = closesAt.getTime() - CANCEL_GUARD_MS
  const rule = game && isNumberGame(game) ? game.cancelRule : null
  if (!rule) return new Date(guarded)
  const ms = rule.seconds * 1_000
  return new Date(
    rule.until === 'BEFORE_CLOSE' ? closesAt.getTime() - ms : Math.min(guarded, placedAt.getTime() + ms),
  )
}

/** How many bets a member may cancel in a game and day; null: as many as they like. */
export function cancelsPerDay(game: LotteryGame): number | null {
  if (isNumberGame(game)) return game.cancelRule ? CANCELLATIONS_A_DAY : null
  return game.cycleSeconds === 'DAILY' ? 10 : null
}

/** The most issues of a plan (domain/lottery.md §1.6); 0: the game has no plans. */
export function mostChaseIssues(game: LotteryGame): number {
  if (isNumberGame(game)) return game.schedule.every === 'CYCLE' ? 120 : 0
  return game.cycleSeconds === 'DAILY' ? 30 : 120
}

/** What an operator changes; amounts are minor units. */
export interface TermsChange {
  readonly isOn?: boolean
  readonly largestG?: number
  readonly refundsTies?: boolean
  readonly minTicketAmount?: number
  readonly maxTicketAmount?: number
  readonly maxPayoutAmount?: number
  readonly maxPayoutPerNumber?: number
  readonly numberLimits?: readonly { readonly playCode: string; readonly maxAmount: number }[]
}

export const changedTerms = (terms: Terms, change: TermsChange): Terms => ({
  isOn: change.isOn ?? terms.isOn,
  largestG: change.largestG ?? terms.largestG,
  refundsTies: change.refundsTies ?? terms.refundsTies,
  minTicketAmount: amountOr(change.minTicketAmount, terms.minTicketAmount),
  maxTicketAmount: amountOr(change.maxTicketAmount, terms.maxTicketAmount),
  maxPayoutAmount: amountOr(change.maxPayoutAmount, terms.maxPayoutAmount),
  maxPayoutPerNumber: amountOr(change.maxPayoutPerNumber, terms.maxPayoutPerNumber),
  numberLimits: {
    ...terms.numberLimits,
    ...Object.fromEntries(
      (change.numberLimits ?? []).map(({ playCode, maxAmount }) => [playCode, BigInt(maxAmount)]),
    ),
  },
  updatedAt: terms.updatedAt,
})

const amountOr = (amount: number | undefined, otherwise: bigint): bigint =>
  amount === undefined ? otherwise : BigInt(amount)

/** Whether the house risks more: it returns more, or may lose more by one member or on one number. */
export const isWeaker = (game: LotteryGame, before: Terms, after: Terms): boolean =>
  after.largestG > before.largestG ||
  after.maxTicketAmount > before.maxTicketAmount ||
  after.maxPayoutAmount > before.maxPayoutAmount ||
  after.maxPayoutPerNumber > before.maxPayoutPerNumber ||
  Object.keys(after.numberLimits).some(
    (playCode) => numberLimitOf(after, game, playCode)! > numberLimitOf(before, game, playCode)!,
  )
