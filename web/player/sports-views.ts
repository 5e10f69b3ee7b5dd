/** What the query of the sportsbook's page says. */
import { sportsbookPath } from './paths/sports.ts'

export const sportsViews = ['bets', 'results', 'outrights'] as const
export type SportsView = (typeof sportsViews)[number]
export const sportsTabs = ['LIVE', 'TODAY', 'EARLY'] as const
export type SportsTab = (typeof sportsTabs)[number]

const addressOf = (values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return query.size > 0 ? `${sportsbookPath}?${query}` : sportsbookPath
}

export const sportsPaths = {
  home: (sport?: string, tab?: SportsTab) => addressOf({ sport, tab }),
  league: (sport: string, leagueId: string, tab?: SportsTab) => addressOf({ sport, league: leagueId, tab }),
  fixture: (fixtureId: string, sport?: string) => addressOf({ sport, fixture: fixtureId }),
  bets: (tab?: 'SETTLED') => addressOf({ view: 'bets', tab }),
  results: (sport?: string, date?: string) => addressOf({ view: 'results', sport, date }),
  outrights: (sport?: string) => addressOf({ view: 'outrights', sport }),
} as const
