/** Measured returns as they go on the wire. */
import { toWireAmount } from '../../../kernel/money.ts'
import { isOutside, measure, sixDigits, type Measured } from './rules.ts'
import type { GameReturn, ReturnSum } from './source.ts'

const stateOf = (kind: GameReturn['kind'], measured: Measured, leastRounds: number) => (measured.rounds < leastRounds ? 'FEW' as const : isOutside(kind, measured) ? 'OUTSIDE' as const : 'WITHIN' as const)

export function shownReturn(kind: GameReturn['kind'], sum: ReturnSum | null, leastRounds: number) {
  const measured = measure(sum)
  return measured && {
    rounds: measured.rounds, stakeAmount: toWireAmount(measured.stakeAmount), theory: sixDigits(measured.theory), measured: sixDigits(measured.measured), tolerance: sixDigits(measured.tolerance),
    state: stateOf(kind, measured, leastRounds),
  }
}

export function monitoredReturn(kind: GameReturn['kind'], sum: ReturnSum | null, leastRounds: number) {
  const measured = measure(sum)
  return measured && { ...shownReturn(kind, sum, leastRounds)!, payoutAmount: toWireAmount(measured.payoutAmount), deviation: signed(measured.deviation) }
}

/** 1.234 → '+1.23' */
export const signed = (deviation: number): string => `${deviation >= 0 ? '+' : '−'}${Math.abs(deviation).toFixed(2)}`
