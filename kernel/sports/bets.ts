/** Slips and bets: what they may hold, may return and returned (domain/sportsbook.md §5). */
import { factorOf, payoutOf, singlePayoutOf, type DecidedLeg } from './factors.ts'
import { compare, fraction, ONE, plus, productOf, ZERO, type Fraction } from './fraction.ts'
import { PRICE_SCALE } from './odds.ts'
import { combinationsOf, LEAST_SYSTEM_LEGS } from './systems.ts'
import type { BetKind, BetResult, LegResult } from './words.ts'

export const LEAST_PARLAY_LEGS = 2
export const MOST_BET_LEGS = 15
/** A parlay above it is refused, not cut. */
export const MOST_PARLAY_PRICE_E4 = 50_000_000n

export interface SlipLeg {
  readonly fixtureId: string
  /** The sides of a match, or the team of an outright's runner. */
  readonly teamIds: readonly string[]
  readonly kind: 'MATCH' | 'OUTRIGHT'
}

export interface BetLeg {
  readonly code: string
  readonly priceE4: number
  /** Null: still open. */
  readonly result: LegResult | null
  readonly sharedBy: number
}

interface BetTerms {
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly stake: bigint
}

const priceOf = (prices: readonly number[]): Fraction =>
  productOf(prices.map((priceE4) => fraction(BigInt(priceE4), PRICE_SCALE)))

/** The prices of all legs multiplied, times 10,000, cut: for lists and limits, never for a payout. */
export function totalPriceE4(prices: readonly number[]): bigint {
  const { num, den } = priceOf(prices)
  return (num * PRICE_SCALE) / den
}

/** Exactly, without the cut. */
export const isParlayPriceTooHigh = (prices: readonly number[]): boolean =>
  compare(priceOf(prices), fraction(MOST_PARLAY_PRICE_E4, PRICE_SCALE)) > 0

/** The parlays of a bet as indices of its legs: one unless it is a system. Throws if there are none. */
export function parlaysOf({ kind, systemCode }: Omit<BetTerms, 'stake'>, legCount: number): number[][] {
  if (kind !== 'SYSTEM') return [Array.from({ length: legCount }, (_, at) => at)]
  const combinations = combinationsOf(systemCode ?? '', legCount)
  if (!combinations) throw new RangeError(`${legCount} legs have no system ${systemCode}`)
  return combinations
}

/** The part of each parlay; null if the stake cannot be divided evenly in satang. */
export function stakeOfEach(stake: bigint, combinations: number): bigint | null {
  const count = BigInt(combinations)
  return stake % count === 0n ? stake / count : null
}

function evenStakeOfEach(stake: bigint, combinations: number): bigint {
  const each = stakeOfEach(stake, combinations)
  if (each === null) throw new RangeError(`a stake of ${stake} is not divided by ${combinations}`)
  return each
}

/** The most that a bet returns, in satang. Each parlay of a system is rounded down by itself. */
export function potentialOf(bet: BetTerms & { readonly prices: readonly number[] }): bigint {
  const parlays = parlaysOf(bet, bet.prices.length)
  const each = evenStakeOfEach(bet.stake, parlays.length)
  const factors = bet.prices.map((priceE4) => fraction(BigInt(priceE4), PRICE_SCALE))
  return sumOf(parlays.map((legs) => payoutOf(each, pick(factors, legs))))
}

/**
 * What a bet returned in satang, for the stake that was not cashed out. Null: still open. A parlay is lost
 * with its first lost leg, whatever the others come to; a system with the first lost leg of every parlay.
 */
export function settleBet(
  bet: BetTerms & { readonly cashedStake: bigint; readonly legs: readonly BetLeg[] },
): { payout: bigint; result: BetResult } | null {
  const parlays = parlaysOf(bet, bet.legs.length)
  const each = evenStakeOfEach(bet.stake - bet.cashedStake, parlays.length)
  const factors = parlays.map((indices) => factorsOfParlay(pick(bet.legs, indices)))
  if (!factors.every((own) => own !== null)) return null
  const only = bet.kind === 'SINGLE' ? bet.legs[0] : undefined
  return {
    payout:
      only && isDecided(only) ? singlePayoutOf(each, only) : sumOf(factors.map((own) => payoutOf(each, own))),
    result: only?.result ? resultOfSingle(only.result, factors[0]![0]!) : resultOfMany(bet.legs, factors),
  }
}

const isDecided = (leg: BetLeg): leg is DecidedLeg => leg.result !== null

/** Null: not decided. */
function factorsOfParlay(legs: readonly BetLeg[]): Fraction[] | null {
  if (legs.some(({ result }) => result === 'LOSE')) return [ZERO]
  if (!legs.every(isDecided)) return null
  return legs.map(({ result, priceE4, sharedBy }) => factorOf(result, priceE4, sharedBy))
}

const resultNames: Record<LegResult, BetResult> = {
  WIN: 'WON',
  HALF_WIN: 'HALF_WON',
  PUSH: 'PUSH',
  HALF_LOSE: 'HALF_LOST',
  LOSE: 'LOST',
  VOID: 'VOID',
}

/** The share of a dead heat may be less than the stake. */
function resultOfSingle(result: LegResult, factor: Fraction): BetResult {
  return result === 'WIN' ? resultOfFactor(factor) : resultNames[result]
}

/** By what came back: nothing, less than the stake, as much, or more. */
function resultOfMany(legs: readonly BetLeg[], parlays: readonly Fraction[][]): BetResult {
  if (legs.every(({ result }) => result === 'VOID')) return 'VOID'
  const sum = parlays.map(productOf).reduce(plus, ZERO)
  return resultOfFactor({ num: sum.num, den: sum.den * BigInt(parlays.length) })
}

function resultOfFactor(factor: Fraction): BetResult {
  if (factor.num === 0n) return 'LOST'
  const order = compare(factor, ONE)
  return order > 0 ? 'WON' : order < 0 ? 'HALF_LOST' : 'PUSH'
}

/**
 * Why legs cannot be one bet: how many they are, two of one fixture, or the winner of a competition together
 * with a match of the same team. Null: they can.
 */
export function slipFault(
  legs: readonly SlipLeg[],
  kind: BetKind,
): 'SPORT_LEGS' | 'SPORT_RELATED' | 'SPORT_RELATED_OUTRIGHT' | null {
  const [least, most] = legCounts[kind]
  if (legs.length < least || legs.length > most) return 'SPORT_LEGS'
  if (new Set(legs.map(({ fixtureId }) => fixtureId)).size < legs.length) return 'SPORT_RELATED'
  const playing = new Set(legs.filter((leg) => leg.kind === 'MATCH').flatMap(({ teamIds }) => teamIds))
  const runners = legs.filter((leg) => leg.kind === 'OUTRIGHT').flatMap(({ teamIds }) => teamIds)
  return runners.some((teamId) => playing.has(teamId)) ? 'SPORT_RELATED_OUTRIGHT' : null
}

const legCounts: Record<BetKind, readonly [number, number]> = {
  SINGLE: [1, 1],
  PARLAY: [LEAST_PARLAY_LEGS, MOST_BET_LEGS],
  SYSTEM: [LEAST_SYSTEM_LEGS, MOST_BET_LEGS],
}

const pick = <Item>(items: readonly Item[], indices: readonly number[]): Item[] =>
  indices.map((at) => items[at]!)
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
