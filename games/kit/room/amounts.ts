/**
 * Amounts that a hand may name: from a slider, a share of the pot or typed figures to what the table takes.
 * Minor units.
 */
import type { LegalMove } from './view.ts'

/** What may be bet or raised to: at least, at most (all in), and in steps of this size. */
export interface RaiseRange {
  readonly least: number
  readonly most: number
  readonly step: number
}

/** The slider's own scale, fine enough for any stack. */
export const SLIDER_END = 1000

/** The range of a bet or raise among the legal moves; null if none is open. */
export function rangeOf(
  actions: readonly LegalMove[],
  step: number,
): (RaiseRange & { readonly action: string }) | null {
  const move = actions.find(({ action }) => action === 'BET' || action === 'RAISE')
  if (move?.maxAmount === undefined) return null
  return {
    action: move.action,
    least: Math.min(move.minAmount ?? move.maxAmount, move.maxAmount),
    most: move.maxAmount,
    step,
  }
}

/** The nearest amount that is legal: whole steps between the ends, the ends themselves as they are. */
export function legalAmount(wanted: number, { least, most, step }: RaiseRange): number {
  if (wanted <= least) return least
  if (wanted >= most) return most
  const whole = Math.round(wanted / step) * step
  return Math.min(most, Math.max(least, whole))
}

/** From the slider to an amount: slow at the low end, where most raises are made. */
export function amountAt(position: number, range: RaiseRange): number {
  const share = Math.min(1, Math.max(0, position / SLIDER_END))
  if (share === 1) return range.most
  return legalAmount(Math.round(range.least + (range.most - range.least) * share * share), range)
}

/** The slider's position for an amount. */
export function positionOf(amount: number, { least, most }: RaiseRange): number {
  if (most <= least) return SLIDER_END
  const share = Math.min(1, Math.max(0, (amount - least) / (most - least)))
  return Math.round(Math.sqrt(share) * SLIDER_END)
}

/** One step up or down, never beyond the ends. */
export function stepAmount(amount: number, by: 1 | -1, range: RaiseRange): number {
  const next =
    by > 0
      ? Math.floor(amount / range.step) * range.step + range.step
      : Math.ceil(amount / range.step) * range.step - range.step
  return Math.min(range.most, Math.max(range.least, next))
}

/**
 * Raised to a share of the pot, as players reckon it: first the call, then that share of what then lies in
 * the middle. `total` is everything put in so far by everybody, `ownBet` what lies before the member in this
 * street.
 */
export function potShare(
  numerator: number,
  denominator: number,
  { total, toCall, ownBet }: { total: number; toCall: number; ownBet: number },
  range: RaiseRange,
): number {
  return legalAmount(ownBet + toCall + Math.floor(((total + toCall) * numerator) / denominator), range)
}

/** The step of a table's raises: its small blind. */
export const raiseStep = (smallBlind: number): number => Math.max(1, smallBlind)
