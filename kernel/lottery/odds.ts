/**
 * Odds, payouts and rebates of the number lotteries (domain/lottery.md §1.1 and §1.3). Every division rounds
 * down: odds once when they are made, a payout once for a line.
 */
import { HIGHEST_G, LOWEST_G } from '../agents/prize-group.ts'

/** The house's limits of a prize group; a game may have a lower highest one. */
export const GMIN = LOWEST_G
export const GMAX = HIGHEST_G

/** The prize group at which the house would keep nothing. */
const FAIR_G = 2000n
/** Odds are stored in ten thousandths: 1.98 is 19,800. */
const ODDS_SCALE = 10_000n

/**
 * The odds of a bet that wins on `ways` of `outcomes` equally likely outcomes, as a total-return multiplier
 * × 10,000: floor4((G / 2000) × (N − refunded) / w). Outcomes that give the stake back count as neither.
 */
export function oddsE4(
  prizeGroup: number,
  outcomes: bigint | number,
  refunded: number,
  ways: number,
): bigint {
  if (ways < 1) throw new RangeError('a prize has at least one winning outcome')
  return (BigInt(prizeGroup) * (BigInt(outcomes) - BigInt(refunded)) * ODDS_SCALE) / (FAIR_G * BigInt(ways))
}

/** What a line pays in satang: all its winning combinations are added before the one rounding down. */
export function payoutOf(
  stakePerCombination: bigint,
  wins: readonly { readonly count: number; readonly oddsE4: bigint }[],
): bigint {
  const units = wins.reduce((sum, win) => sum + BigInt(win.count) * win.oddsE4, 0n)
  return (stakePerCombination * units) / ODDS_SCALE
}

/** The own rebate of a member who plays below their prize group, in satang, rounded down. */
export function rebateOf(stake: bigint, memberG: number, betG: number): bigint {
  if (betG > memberG) throw new RangeError('a bet is played at most at the prize group of its member')
  return (stake * BigInt(memberG - betG)) / FAIR_G
}
