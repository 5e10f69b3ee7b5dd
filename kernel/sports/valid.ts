/** How much of a settled bet counts as valid bet, and how much for bonuses (domain/sportsbook.md §11). */
import { parlaysOf, stakeOfEach, totalPriceE4 } from './bets.ts'
import { LEAST_BONUS_PRICE_E4 } from './bonus-price.ts'
import { selectionsOf } from './markets.ts'
import type { BetKind, LegResult } from './words.ts'

export interface ValidBet {
  readonly amount: bigint
  readonly bonusAmount: bigint
}

interface PricedLeg {
  readonly priceE4: number
  readonly result: LegResult | null
}

/** In satang, of the stake that was not cashed out. Of a system it is the sum of its parlays. */
export function validOf(bet: {
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly stake: bigint
  readonly cashedStake: bigint
  readonly legs: readonly PricedLeg[]
}): ValidBet {
  const parlays = parlaysOf(bet, bet.legs.length)
  const each = stakeOfEach(bet.stake - bet.cashedStake, parlays.length)
  if (each === null) throw new RangeError('the stake of a system is divided evenly')
  return parlays
    .map((indices) => {
      const legs = indices.map((at) => bet.legs[at]!)
      const amount = legs.length === 1 ? validOfSingle(each, legs[0]!.result) : validOfParlay(each, legs)
      const hasBonusPrice = totalPriceE4(legs.map(({ priceE4 }) => priceE4)) >= BigInt(LEAST_BONUS_PRICE_E4)
      return { amount, bonusAmount: hasBonusPrice ? amount : 0n }
    })
    .reduce((sum, one) => ({
      amount: sum.amount + one.amount,
      bonusAmount: sum.bonusAmount + one.bonusAmount,
    }))
}

/** Half of the stake counts for a half result, rounded down. */
function validOfSingle(stake: bigint, result: LegResult | null): bigint {
  if (result === 'WIN' || result === 'LOSE') return stake
  return result === 'HALF_WIN' || result === 'HALF_LOSE' ? stake / 2n : 0n
}

/** One leg that was won or lost, in part or whole, makes all of the stake count. */
function validOfParlay(stake: bigint, legs: readonly PricedLeg[]): bigint {
  const isReturned = legs.every(({ result }) => result === null || result === 'PUSH' || result === 'VOID')
  return isReturned ? 0n : stake
}

/**
 * Single bets of one member on one market: stakes that stand on all of its selections risk nothing, so that
 * only the difference counts. What lies on every selection is taken off the bets on each, in the order given;
 * the answer has the same order. Runners of an outright are never all covered.
 */
export function oppositeValid(
  typeCode: string,
  bets: readonly (ValidBet & { readonly code: string })[],
): ValidBet[] {
  const sums = new Map((selectionsOf(typeCode) ?? []).map((code) => [code, 0n]))
  for (const { code, amount } of bets) sums.set(code, (sums.get(code) ?? 0n) + amount)
  const covered = selectionsOf(typeCode) ? [...sums.values()].reduce((a, b) => (b < a ? b : a)) : 0n
  const left = new Map([...sums.keys()].map((code) => [code, covered]))
  return bets.map(({ code, amount, bonusAmount }) => {
    const taken = smaller(left.get(code)!, amount)
    left.set(code, left.get(code)! - taken)
    return { amount: amount - taken, bonusAmount: smaller(bonusAmount, amount - taken) }
  })
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
