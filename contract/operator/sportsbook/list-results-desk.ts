import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { resultDeskStates } from '../../shared/sports-results.ts'
import { ResultDeskRow } from './result-fields.ts'

export const listSportResultsDesk: Call<typeof listSportResultsDeskSchemas> = {
  name: 'sports/list-results-desk',
  method: 'GET',
  path: '/api/operator/sports/results',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'Fixtures that should have ended and wait for a result, the longest overdue first, then those that are being settled or can still be corrected.',
  errors: [],
}

export function listSportResultsDeskSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      sportCode: Type.Optional(SportCodeField()),
      leagueId: Type.Optional(Id()),
      fixtureId: Type.Optional(Id()),
      state: Type.Optional(OneOf(resultDeskStates)),
      search: Type.Optional(Text(60)),
      hasBets: Type.Optional(Type.Boolean({ description: 'only fixtures with open bets of this house' })),
    }),
    value: PageOf(ResultDeskRow()),
  }
}
