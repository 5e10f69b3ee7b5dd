/** Which restriction holds at a moment (domain/economy.md §10). */

export type RestrictionKind = 'SELF_EXCLUSION' | 'TIME_OUT'

export interface Restriction {
  readonly kind: RestrictionKind
  readonly startsAt: Date
  /** null: permanent. */
  readonly endsAt: Date | null
  /** When two operators confirmed the return; only for exclusions. */
  readonly returnedAt?: Date | null
}

/**
 * A time-out ends by itself; an exclusion lasts, even when its time is over, until the return is confirmed.
 */
function isStanding({ kind, startsAt, endsAt, returnedAt }: Restriction, now: Date): boolean {
  if (startsAt > now) return false
  return kind === 'SELF_EXCLUSION' ? !returnedAt || returnedAt > now : endsAt === null || endsAt > now
}

/** The restriction that holds now: an exclusion before a time-out, then the one that ends last. */
export function standingRestriction(restrictions: readonly Restriction[], now: Date): Restriction | null {
  const standing = restrictions.filter((one) => isStanding(one, now))
  const rank = (one: Restriction) =>
    [one.kind === 'SELF_EXCLUSION' ? 1 : 0, one.endsAt?.getTime() ?? Number.POSITIVE_INFINITY] as const
  return standing.reduce<Restriction | null>((best, one) => {
    if (!best) return one
    const [kind, end] = rank(one)
    const [bestKind, bestEnd] = rank(best)
    return kind > bestKind || (kind === bestKind && end > bestEnd) ? one : best
  }, null)
}
