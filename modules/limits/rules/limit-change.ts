/**
 * What a request for another limit means (domain/economy.md §10): lower at once, higher or none only later
 * and after a confirmation.
 */
import {
  CONFIRM_DAYS,
  limitBounds,
  raiseDelayHours,
  type LimitKind,
  type LimitPeriod,
} from '../../../contract/shared/limit-words.ts'

export type Verdict = 'SAME' | 'LOWER' | 'RAISE'

/** null: no limit. A first limit counts as a lower one. */
export function judgeWish(current: bigint | null, wished: bigint | null): Verdict {
  if (current === wished) return 'SAME'
  if (wished === null) return 'RAISE'
  return current === null || wished < current ? 'LOWER' : 'RAISE'
}

/** When an increase requested at that moment may be confirmed. */
export function readyAt(period: LimitPeriod, askedAt: Date): Date {
  return new Date(askedAt.getTime() + raiseDelayHours[period] * 3_600_000)
}

/** When an increase that can be confirmed from then on expires. */
export function expiresAt(from: Date): Date {
  return new Date(from.getTime() + CONFIRM_DAYS * 24 * 3_600_000)
}

/** The bound that a value violates, if any. */
export function boundFault(kind: LimitKind, value: number): 'minimum' | 'maximum' | null {
  const { min, max } = limitBounds[kind]
  return value < min ? 'minimum' : value > max ? 'maximum' : null
}
