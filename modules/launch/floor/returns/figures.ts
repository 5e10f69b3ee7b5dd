/** Measured returns as they go on the wire. */
import { toWireAmount } from '../../../../kernel/money.ts'
import { measure, sixDigits, verdict } from './rules.ts'
import type { GameReturn, ReturnSum } from './source.ts'

export function shownReturn(kind: GameReturn['kind'], sum: ReturnSum | null, leastRounds: number) {
  const measured = measure(sum)
  return (
    measured && {
      rounds: measured.rounds,
      stakeAmount: toWireAmount(measured.stakeAmount),
      theory: sixDigits(measured.theory),
      measured: sixDigits(measured.measured),
      tolerance: sixDigits(measured.tolerance),
      state: verdict(kind, measured, leastRounds),
    }
  )
}

export function monitoredReturn(kind: GameReturn['kind'], sum: ReturnSum | null, leastRounds: number) {
  const measured = measure(sum)
  return (
    measured && {
      ...shownReturn(kind, sum, leastRounds)!,
      payoutAmount: toWireAmount(measured.payoutAmount),
      deviation: signed(measured.deviation),
      judgedFrom: roughly(Math.max(leastRounds, measured.enoughRounds)),
    }
  )
}

/** Up to two digits: 13,824 → 14,000. */
function roughly(rounds: number): number {
  const unit = 10 ** Math.max(0, String(rounds).length - 2)
  return Math.ceil(rounds / unit) * unit
}

/** 1.234 → '+1.23' */
export const signed = (deviation: number): string =>
  `${deviation >= 0 ? '+' : '−'}${Math.abs(deviation).toFixed(2)}`
