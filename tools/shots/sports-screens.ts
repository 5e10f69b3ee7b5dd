/** The members' screens of the sportsbook. */
import { paths } from '../../web/player/paths.ts'
import type { Screen } from './screen.ts'

export const sportsScreens: readonly Screen[] = [
  { name: 'sports', path: paths.sportsbook(), as: 'member' },
  { name: 'sports-visitor', path: paths.sportsbook('FOOTBALL', 'EARLY'), as: 'nobody' },
  { name: 'sports-basketball', path: paths.sportsbook('BASKETBALL'), as: 'member' },
  { name: 'sports-moba', path: paths.sportsbook('MOBA'), as: 'member' },
  { name: 'sports-bets', path: paths.sportsBets(), as: 'member' },
  { name: 'sports-bets-settled', path: paths.sportsBets('SETTLED'), as: 'member' },
  { name: 'sports-results', path: paths.sportsResults(), as: 'nobody' },
  { name: 'sports-outrights', path: paths.sportsOutrights(), as: 'member' },
]
