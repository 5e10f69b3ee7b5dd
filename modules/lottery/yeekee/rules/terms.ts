/** What yeekee rounds are played by, and which changes make a result easier to steer or cost more. */
import { yeekeeTerms, type YeekeeTerms } from '../../../../kernel/lottery/yeekee/round.ts'

/** What the numbers of two ranks win, in minor units (domain/lottery.md §6.2). */
export interface PrizeTerms {
  readonly hasPrizes: boolean
  readonly firstPrizeAmount: bigint
  readonly rankPrizeAmount: bigint
  /** What the member has to have bet in the round. */
  readonly prizeMinBetAmount: bigint
  /** Of all prizes of a merchant in a day. */
  readonly prizeBudgetAmount: bigint
}

export interface RoundTerms extends YeekeeTerms, PrizeTerms {
  /** A shot that follows from the seed is added to the sum (domain/lottery.md §6.2). */
  readonly hasHouseShot: boolean
}

/** As delivered. The budget pays both prizes of all 88 rounds. */
export const defaultTerms: RoundTerms = {
  ...yeekeeTerms,
  hasHouseShot: true,
  hasPrizes: false,
  firstPrizeAmount: 20_000n,
  rankPrizeAmount: 40_000n,
  prizeMinBetAmount: 10_000n,
  prizeBudgetAmount: 5_280_000n,
}

/** A demonstration has a result with a single shot, and prizes. */
export const demoTerms: RoundTerms = { ...defaultTerms, minShots: 1, hasPrizes: true }

/** What a round's result follows from, and nothing else. */
export const fieldsOf = ({
  minShots,
  rank,
  rankOrder,
  hasHouseShot,
  shotEverySeconds,
  shotsPerMember,
}: RoundTerms): Omit<RoundTerms, keyof PrizeTerms> => ({
  minShots,
  rank,
  rankOrder,
  hasHouseShot,
  shotEverySeconds,
  shotsPerMember,
})

/** The terms and nothing else. */
export const termsOf = (terms: RoundTerms): RoundTerms => ({
  ...fieldsOf(terms),
  hasPrizes: terms.hasPrizes,
  firstPrizeAmount: terms.firstPrizeAmount,
  rankPrizeAmount: terms.rankPrizeAmount,
  prizeMinBetAmount: terms.prizeMinBetAmount,
  prizeBudgetAmount: terms.prizeBudgetAmount,
})

/** As it is asked for, and as a proposal keeps it: amounts are whole numbers of minor units. */
export type TermsChange = {
  readonly [Field in keyof RoundTerms]?: RoundTerms[Field] extends bigint ? number : RoundTerms[Field]
}

export function changedTerms(terms: RoundTerms, change: TermsChange): RoundTerms {
  const { firstPrizeAmount, rankPrizeAmount, prizeMinBetAmount, prizeBudgetAmount, ...rest } = change
  const amount = (asked: number | undefined, before: bigint) => (asked === undefined ? before : BigInt(asked))
  return termsOf({
    ...terms,
    ...rest,
    firstPrizeAmount: amount(firstPrizeAmount, terms.firstPrizeAmount),
    rankPrizeAmount: amount(rankPrizeAmount, terms.rankPrizeAmount),
    prizeMinBetAmount: amount(prizeMinBetAmount, terms.prizeMinBetAmount),
    prizeBudgetAmount: amount(prizeBudgetAmount, terms.prizeBudgetAmount),
  })
}

/**
 * Fewer people, or one who shoots more, decide a result; its last part is known before the end; or the house
 * gives more away.
 */
export const isWeaker = (before: RoundTerms, after: RoundTerms): boolean =>
  (before.hasHouseShot && !after.hasHouseShot) ||
  after.minShots < before.minShots ||
  after.shotEverySeconds < before.shotEverySeconds ||
  after.shotsPerMember > before.shotsPerMember ||
  givesMore(before, after)

const givesMore = (before: PrizeTerms, after: PrizeTerms): boolean =>
  (after.hasPrizes && !before.hasPrizes) ||
  after.firstPrizeAmount > before.firstPrizeAmount ||
  after.rankPrizeAmount > before.rankPrizeAmount ||
  after.prizeMinBetAmount < before.prizeMinBetAmount ||
  after.prizeBudgetAmount > before.prizeBudgetAmount
