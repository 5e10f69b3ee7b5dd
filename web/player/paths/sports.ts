/** The sportsbook: one page, whose query says which part of it is shown. */
import type { SitePage } from './page.ts'

export const sportsViews = ['bets', 'results', 'outrights'] as const
export type SportsView = (typeof sportsViews)[number]
export const sportsTabs = ['LIVE', 'TODAY', 'EARLY'] as const
export type SportsTab = (typeof sportsTabs)[number]

const addressOf = (values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return query.size > 0 ? `/sportsbook?${query}` : '/sportsbook'
}

export const sportsAddresses = {
  sportsbook: (sport?: string, tab?: SportsTab) => addressOf({ sport, tab }),
  sportsFixture: (fixtureId: string, sport?: string) => addressOf({ sport, fixture: fixtureId }),
  sportsBets: (tab?: 'SETTLED') => addressOf({ view: 'bets', tab }),
  sportsResults: (sport?: string, date?: string) => addressOf({ view: 'results', sport, date }),
  sportsOutrights: (sport?: string) => addressOf({ view: 'outrights', sport }),
} as const

export const sportsPages: readonly SitePage[] = [{ path: '/sportsbook', title: 'title_sportsbook' }]
