/** Which tab of a sport is shown first: the nearest one that has matches. */
import type { SportsTab } from '../../../sports-views.ts'
import type { LobbySport } from './kinds.ts'

export const firstTab = ({
  liveCount,
  todayCount,
}: Pick<LobbySport, 'liveCount' | 'todayCount'>): SportsTab =>
  liveCount > 0 ? 'LIVE' : todayCount > 0 ? 'TODAY' : 'EARLY'
