/**
 * How a measured return is compared with the mathematics (docs/operating/rtp-monitor.md). Figures are ratios.
 */
import type { GameReturn, ReturnSum } from './source.ts'

/** A normal sum stays within this many standard errors 999 times of 1,000. */
const NORMAL_ERRORS = 3.29
/**
 * A sum with rare large wins may lie further out by this, times its skewness (Cornish and Fisher): (3.29² −
 * 1) ÷ 6.
 */
const ERRORS_PER_SKEWNESS = 1.64
/**
 * This is valid up to here. More skewed sums have too few rounds, or too few stakes of their largest size, to
 * be judged.
 */
export const MOST_SKEWNESS = 0.4

export interface Measured {
  readonly rounds: number
  readonly stakeAmount: bigint
  readonly payoutAmount: bigint
  /** By mathematics, for the stakes as they were placed. */
  readonly theory: number
  readonly measured: number
  /**
   * For these stakes and the game's wins. An honest game is within it 999 times of 1,000, once it can be
   * judged.
   */
  readonly tolerance: number
  /** The same in standard errors. */
  readonly toleranceErrors: number
  /** Standard errors from theory; above it positive. */
  readonly deviation: number
  /** From this many similar rounds on it can be judged. */
  readonly enoughRounds: number
}

/** Null without rounds. */
export function measure(sum: ReturnSum | null): Measured | null {
  if (!sum || sum.stakeAmount === 0n) return null
  const stake = ratio(sum.stakeAmount)
  const [theory, measured, error] = [
    sum.expectedAmount / stake,
    ratio(sum.payoutAmount) / stake,
    Math.sqrt(sum.variance) / stake,
  ]
  const skewness = sum.variance === 0 ? 0 : sum.cubes / sum.variance ** 1.5
  const toleranceErrors = NORMAL_ERRORS + ERRORS_PER_SKEWNESS * skewness
  const rounds = ratio(sum.rounds)
  return {
    rounds,
    stakeAmount: sum.stakeAmount,
    payoutAmount: sum.payoutAmount,
    theory,
    measured,
    tolerance: toleranceErrors * error,
    toleranceErrors,
    deviation: error === 0 ? 0 : (measured - theory) / error,
    // Skewness falls with the root of the rounds.
    enoughRounds: Math.ceil(rounds * (skewness / MOST_SKEWNESS) ** 2),
  }
}

/**
 * FEW: too few rounds to judge. A hand game's return may be below its figure as far as members decide badly;
 * it may not be above it, like any game's.
 */
export function verdict(
  kind: GameReturn['kind'],
  { rounds, enoughRounds, deviation, toleranceErrors }: Measured,
  leastRounds: number,
): 'FEW' | 'WITHIN' | 'OUTSIDE' {
  if (rounds < leastRounds || rounds < enoughRounds) return 'FEW'
  return (kind === 'HAND' ? deviation : Math.abs(deviation)) > toleranceErrors ? 'OUTSIDE' : 'WITHIN'
}

/** A statistic, not money: the quotients are shown and never booked. */
const ratio = (amount: bigint): number => Number.parseInt(amount.toString(), 10)

/** 0.963542 → '0.963542' */
export const sixDigits = (value: number): string => value.toFixed(6)
