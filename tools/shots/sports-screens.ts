/** The members' screens of the sportsbook. */
import { sportsPaths } from '../../web/player/sports-views.ts'
import type { Screen } from './screen.ts'

export const sportsScreens: readonly Screen[] = [
  { name: 'sports', path: sportsPaths.home(), as: 'member' },
  { name: 'sports-visitor', path: sportsPaths.home('FOOTBALL', 'EARLY'), as: 'nobody' },
  { name: 'sports-basketball', path: sportsPaths.home('BASKETBALL'), as: 'member' },
  { name: 'sports-moba', path: sportsPaths.home('MOBA'), as: 'member' },
  { name: 'sports-bets', path: sportsPaths.bets(), as: 'member' },
  { name: 'sports-bets-settled', path: sportsPaths.bets('SETTLED'), as: 'member' },
  { name: 'sports-results', path: sportsPaths.results(), as: 'nobody' },
  { name: 'sports-outrights', path: sportsPaths.outrights(), as: 'member' },
]
