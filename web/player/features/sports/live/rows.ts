/** Which lists of matches stand for a category. */
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import type { SportsTab } from '../../../sports-views.ts'
import type { LobbySport, TabCounts } from '../parts/kinds.ts'

export interface MatchRow {
  readonly sportCode: SportCode
  readonly tab: SportsTab
  readonly count: number
}

/** The place that is kept for them has as many. */
export const MOST_ROWS = 2

/** Of each sport the nearest matches come first; if there are rows left, those after them follow. */
export function rowsOf(sports: readonly (Pick<LobbySport, 'sportCode'> & TabCounts)[]): MatchRow[] {
  const lists = sports.map(({ sportCode, liveCount, todayCount, earlyCount }) =>
    (
      [
        ['LIVE', liveCount],
        ['TODAY', todayCount],
        ['EARLY', earlyCount],
      ] as const
    ).flatMap(([tab, count]) => (count > 0 ? [{ sportCode, tab, count }] : [])),
  )
  return [...lists.flatMap(([nearest]) => nearest ?? []), ...lists.flatMap(([, ...later]) => later)].slice(
    0,
    MOST_ROWS,
  )
}
