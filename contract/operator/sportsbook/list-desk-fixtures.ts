import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { deskFixtureFields, DeskMarket, LeagueId } from './desk-fields.ts'

/** LIVE: under way or interrupted. TODAY and EARLY: not begun. ENDED: played, without a settled result. */
export const deskTabs = ['LIVE', 'TODAY', 'EARLY', 'OUTRIGHT', 'ENDED'] as const
export type DeskTab = (typeof deskTabs)[number]

export const listDeskFixtures: Call<typeof listDeskFixturesSchemas> = {
  name: 'sports/list-desk-fixtures',
  method: 'GET',
  path: '/api/operator/sports/fixtures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'Fixtures of a state by their start, with their main markets as the house sells them and what stands on them.',
  errors: [],
}

export function listDeskFixturesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      tab: OneOf(deskTabs),
      sportCode: Type.Optional(SportCodeField()),
      leagueId: Type.Optional(LeagueId()),
      search: Type.Optional(Text(60)),
    }),
    value: Type.Object({
      ...PageOf(Type.Object({ ...deskFixtureFields(), markets: Type.Array(DeskMarket()) })).properties,
      currency: Currency(),
    }),
  }
}
