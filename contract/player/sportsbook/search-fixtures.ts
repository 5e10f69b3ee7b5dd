import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { fixtureHead } from '../../shared/sports-fields.ts'

/** So many are answered at most. */
const MOST = 20

export const searchFixtures: Call<typeof searchFixturesSchemas> = {
  name: 'sports/search-fixtures',
  method: 'GET',
  path: '/api/sport/v1/search',
  module: 'SPORTS',
  audience: 'visitor',
  summary:
    'Open fixtures of all sports whose team or league has these letters in its name: those that are played first, then by start.',
  errors: [],
}

export function searchFixturesSchemas() {
  return {
    query: Type.Object({
      search: Text(60, 1),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, default: MOST })),
    }),
    value: Type.Object({
      list: Type.Array(Type.Object(fixtureHead())),
      totalCount: Type.Integer({ description: 'how many there are' }),
    }),
  }
}
