/** Whether a live bet that has waited is accepted (domain/sportsbook.md §6). */
import type { RejectReason } from '../../../../contract/shared/sports-refusals.ts'
import type { Score } from '../../../../kernel/sports/facts.ts'
import type { IncidentKind, Side } from '../../../../kernel/sports/words.ts'

export interface LiveIncident {
  readonly kind: IncidentKind
  readonly side: Side | null
  readonly score: Score | null
}

/** What the member is told beside the reason; null is what the reason does not have. */
export interface RejectCause {
  /** From 1. */
  readonly legNo: number
  readonly incident: LiveIncident | null
  /** What the price had fallen to. */
  readonly priceE4: number | null
}

export interface Rejection {
  readonly reason: RejectReason
  /** Null: none of its legs was the reason. */
  readonly cause: RejectCause | null
}

/** After these a price is another one; what else happens is in the price already. */
const turning: ReadonlySet<string> = new Set<IncidentKind>([
  'GOAL',
  'OWN_GOAL',
  'GOAL_CANCELLED',
  'PENALTY',
  'SECOND_YELLOW',
  'RED',
  'VAR',
  'MAP_END',
])
/** A price may fall by so much, in hundredths. */
const MOST_FALL = 3

/** Null: it is accepted. `nowE4` 0: no bet is taken on it now. `incidents` are in the order of play. */
export function rejectionOf(leg: {
  readonly legNo: number
  readonly priceE4: number
  readonly nowE4: number
  readonly newHalts: number
  readonly incidents: readonly LiveIncident[]
}): Rejection | null {
  const { legNo, priceE4, nowE4 } = leg
  const incident = leg.incidents.find(({ kind }) => turning.has(kind))
  if (incident) return { reason: 'SPORT_LIVE_EVENT', cause: { legNo, incident, priceE4: null } }
  if (leg.newHalts > 0 || nowE4 === 0)
    return { reason: 'SPORT_SUSPENDED', cause: { legNo, incident: null, priceE4: null } }
  return nowE4 * 100 < priceE4 * (100 - MOST_FALL)
    ? { reason: 'SPORT_LIVE_PRICE', cause: { legNo, incident: null, priceE4: nowE4 } }
    : null
}
