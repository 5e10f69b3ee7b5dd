import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { FixtureRow, SportCodeField } from '../../shared/sports-fields.ts'

/** LIVE: under way. TODAY: today, not begun. EARLY: later. OUTRIGHT: who wins a league. */
export const fixtureTabs = ['LIVE', 'TODAY', 'EARLY', 'OUTRIGHT'] as const

export const listFixtures: Call<typeof listFixturesSchemas> = {
  name: 'sports/list-fixtures',
  method: 'GET',
  path: '/api/sport/v1/fixtures',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'Fixtures of a sport with their main markets, by start; leagues that a member marked come first.',
  errors: [],
}

export function listFixturesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      sportCode: SportCodeField(),
      tab: OneOf(fixtureTabs),
      leagueId: Type.Optional(Id()),
      search: Type.Optional(Text(60)),
      onlyFavourites: Type.Optional(Type.Boolean()),
    }),
    value: Type.Object({
      ...PageOf(FixtureRow()).properties,
      pricesVersion: Type.Integer({ description: 'of the deltas of topic sport:<code>' }),
    }),
  }
}
