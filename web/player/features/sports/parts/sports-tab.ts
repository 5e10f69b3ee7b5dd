/** The tabs of a sport or a league by what they have. */
import type { SportsTab } from '../../../sports-views.ts'
import type { TabCounts } from './kinds.ts'

/** Which tab is shown first: the nearest one that has matches. */
export const firstTab = ({ liveCount, todayCount }: TabCounts): SportsTab =>
  liveCount > 0 ? 'LIVE' : todayCount > 0 ? 'TODAY' : 'EARLY'

export const matchesOf = ({ liveCount, todayCount, earlyCount }: TabCounts): number =>
  liveCount + todayCount + earlyCount
