/** How a measured return is held against the mathematics (docs/operating/rtp-monitor.md). Figures are ratios. */
import type { GameReturn, ReturnSum } from './source.ts'

/** An honest game stays within so many standard errors 999 times of 1,000. */
export const TOLERANCE_ERRORS = 3.29

export interface Measured {
  readonly rounds: number
  readonly stakeAmount: bigint
  readonly payoutAmount: bigint
  /** By mathematics, of the stakes as they were placed. */
  readonly theory: number
  readonly measured: number
  /** 3.29 standard errors for these stakes. */
  readonly tolerance: number
  /** Standard errors from theory; above it positive. */
  readonly deviation: number
}

/** Null without rounds. */
export function measure(sum: ReturnSum | null): Measured | null {
  if (!sum || sum.stakeAmount === 0n) return null
  const stake = ratio(sum.stakeAmount)
  const [theory, measured, error] = [sum.expectedAmount / stake, ratio(sum.payoutAmount) / stake, Math.sqrt(sum.variance) / stake]
  return {
    rounds: ratio(sum.rounds), stakeAmount: sum.stakeAmount, payoutAmount: sum.payoutAmount, theory, measured, tolerance: TOLERANCE_ERRORS * error, deviation: error === 0 ? 0 : (measured - theory) / error,
  }
}

/** Below its figure a hand's return may lie as far as members decide badly; above it, as any game's, it may not. */
export function isOutside(kind: GameReturn['kind'], { deviation }: Pick<Measured, 'deviation'>): boolean {
  return kind === 'HAND' ? deviation > TOLERANCE_ERRORS : Math.abs(deviation) > TOLERANCE_ERRORS
}

/** A statistic, not money: what is divided here is shown and never booked. */
const ratio = (amount: bigint): number => Number.parseInt(amount.toString(), 10)

/** 0.963542 → '0.963542' */
export const sixDigits = (value: number): string => value.toFixed(6)
