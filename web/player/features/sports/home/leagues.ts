/** Fixtures of a list by their leagues, in the order in which the first of each comes. */
import type { FixtureRow } from '../parts/kinds.ts'

export interface League {
  leagueId: string
  name: string
  countryName: string
  fixtures: readonly FixtureRow[]
}

export function byLeague(fixtures: readonly FixtureRow[]): League[] {
  const leagues = new Map<string, FixtureRow[]>()
  for (const fixture of fixtures)
    leagues.set(fixture.leagueId, [...(leagues.get(fixture.leagueId) ?? []), fixture])
  return [...leagues.entries()].map(([leagueId, own]) => ({
    leagueId,
    name: own[0]!.leagueName,
    countryName: own[0]!.countryName,
    fixtures: own,
  }))
}
