/** What incidents do to prices, and which of a snapshot's the book has missed. */
import type { FeedState } from '../../../../kernel/sports/feed.ts'
import type { IncidentKind, Side } from '../../../../kernel/sports/words.ts'
import { refuseFeed } from '../refusal.ts'

export interface NewIncident {
  readonly no: number
  readonly kind: IncidentKind
  readonly side: Side | null
  readonly minute: number
  readonly added: number | null
  readonly score: { readonly home: number; readonly away: number } | null
}

/** Incidents after which no price holds until it is said again (domain/sportsbook.md §6). */
export const shaking: ReadonlySet<IncidentKind> = new Set([
  'GOAL',
  'OWN_GOAL',
  'PENALTY',
  'GOAL_CANCELLED',
  'SECOND_YELLOW',
  'RED',
  'VAR',
  'MAP_END',
])

interface Missed {
  readonly incidents: readonly NewIncident[]
  /** Numbers of incidents that were taken back. */
  readonly cancelled: readonly number[]
}

/**
 * The incidents of a snapshot whose messages were lost. The prices beside them are as of now, so they suspend
 * nothing. `known` are kinds by number. Throws FEED_INCIDENT.
 */
export function missedOf(
  { incidents = [], fixture: { fixtureId } }: FeedState,
  known: ReadonlyMap<number, string>,
): Missed {
  const missed = new Map<number, NewIncident>()
  const cancelled: number[] = []
  for (const { no, incident: kind, side, minute, added, cancels, score } of incidents) {
    const before = missed.get(no)?.kind ?? known.get(no)
    if (before !== undefined && before !== kind) refuseFeed('FEED_INCIDENT', { fixtureId, field: 'no' })
    if (before !== undefined) continue
    if (cancels !== null) {
      if (cancels === no || !(missed.has(cancels) || known.has(cancels)))
        refuseFeed('FEED_INCIDENT', { fixtureId, field: 'cancels' })
      cancelled.push(cancels)
    }
    missed.set(no, { no, kind, side, minute, added, score })
  }
  return { incidents: [...missed.values()], cancelled }
}
