/** Whether a live bet that has waited is accepted (domain/sportsbook.md §6). */
import type { IncidentKind } from '../../../../kernel/sports/words.ts'

export type RejectReason = 'SPORT_LIVE_EVENT' | 'SPORT_LIVE_PRICE' | 'SPORT_SUSPENDED'

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

/** Null: it is accepted. `nowE4` 0: no bet is taken on it now. */
export function rejectReasonOf(leg: {
  readonly priceE4: number
  readonly nowE4: number
  readonly newHalts: number
  readonly incidents: readonly string[]
}): RejectReason | null {
  if (leg.incidents.some((kind) => turning.has(kind))) return 'SPORT_LIVE_EVENT'
  if (leg.newHalts > 0 || leg.nowE4 === 0) return 'SPORT_SUSPENDED'
  return leg.nowE4 * 100 < leg.priceE4 * (100 - MOST_FALL) ? 'SPORT_LIVE_PRICE' : null
}
