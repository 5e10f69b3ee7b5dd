import { isCalendarDate } from '../../../../kernel/calendar.ts'
import { sportCodes, type SportCode } from '../../../../kernel/sports/words.ts'
import { sportsTabs, sportsViews, type SportsTab, type SportsView } from '../../sports-views.ts'

/** What stands in the query of the sportsbook. */
export interface SportsAddress {
  /** Null: the fixtures, or one of them. */
  view: SportsView | null
  /** Null: the first sport that has fixtures. */
  sport: SportCode | null
  /** Null: the first tab that has fixtures. */
  tab: SportsTab | null
  /** Empty: all leagues. */
  leagueId: string
  /** Empty: the list. */
  fixtureId: string
  /** The day of results; empty: today. */
  date: string
  isSettled: boolean
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function readSportsAddress(search: Readonly<Record<string, unknown>>): SportsAddress {
  const date = textOf(search['date'])
  return {
    view: sportsViews.find((view) => view === search['view']) ?? null,
    sport: sportCodes.find((code) => code === search['sport']) ?? null,
    tab: sportsTabs.find((tab) => tab === search['tab']) ?? null,
    leagueId: /^[\w.:-]{1,64}$/.exec(textOf(search['league']))?.[0] ?? '',
    fixtureId: textOf(search['fixture']),
    date: isCalendarDate(date) ? date : '',
    isSettled: search['tab'] === 'SETTLED',
  }
}
