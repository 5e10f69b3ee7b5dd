/** The screens of the sportsbook: the members', and those of the console. */
import { paths as consolePaths } from '../../web/operator/paths.ts'
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

const operator = (name: string, path: Screen['path']): Screen => ({
  name: `operator-sports-${name}`,
  path,
  as: 'operator',
})

export const sportsDeskScreens: readonly Screen[] = [
  operator('desk', consolePaths.sportsDesk),
  operator('liability', consolePaths.sportsLiability),
  operator('results', consolePaths.sportsResults),
  operator('bets', consolePaths.sportsBets),
  operator('report', consolePaths.sportsReport),
  operator('rules', consolePaths.sportsRules),
  operator('feeds', consolePaths.sportsFeeds),
  operator('feed', consolePaths.sportsFeed('VIRTUAL')),
  operator('members', consolePaths.sportsMembers),
  operator('member', ({ memberId }) => consolePaths.sportsMember(memberId)),
  operator('names', consolePaths.sportsNames),
]
