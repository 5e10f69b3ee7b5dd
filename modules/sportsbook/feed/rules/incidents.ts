/** What incidents do to prices, and which of a snapshot's the book has missed. */
import type { Score } from '../../../../kernel/sports/facts.ts'
import type { FeedState } from '../../../../kernel/sports/feed.ts'
import type { IncidentKind, Side } from '../../../../kernel/sports/words.ts'
import { refuseFeed } from '../refusal.ts'

/** As the book has one. */
export interface KnownIncident {
  readonly kind: IncidentKind
  readonly side: Side | null
  readonly score: Score | null
}

export interface NewIncident extends KnownIncident {
  readonly no: number
  readonly minute: number
  readonly added: number | null
}

/** A goal of the other side, or to another score, is another goal. A score that is not known tells nothing. */
export const isSameIncident = (one: KnownIncident, other: KnownIncident): boolean =>
  one.kind === other.kind && one.side === other.side && hasSameScore(one.score, other.score)

const hasSameScore = (one: Score | null, other: Score | null): boolean =>
  !one || !other || (one.home === other.home && one.away === other.away)

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
/** Those of them after which the prices of cards are old too: a check may be of a card. */
export const shakingCards: ReadonlySet<IncidentKind> = new Set(['SECOND_YELLOW', 'RED', 'VAR'])

interface Missed {
  readonly incidents: readonly NewIncident[]
  /** Numbers of incidents that were taken back. */
  readonly cancelled: readonly number[]
}

/**
 * The incidents of a snapshot whose messages were lost. The prices beside them are as of now, so they suspend
 * nothing. `known` are incidents by number. Throws FEED_INCIDENT.
 */
export function missedOf(
  { incidents = [], fixture: { fixtureId } }: FeedState,
  known: ReadonlyMap<number, KnownIncident>,
): Missed {
  const missed = new Map<number, NewIncident>()
  const cancelled: number[] = []
  for (const { no, incident: kind, side, minute, added, cancels, score } of incidents) {
    const before = (missed.get(no) ?? known.get(no))?.kind
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
