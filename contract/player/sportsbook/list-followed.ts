import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'
import { FixtureId } from '../../shared/sports-fields.ts'

export const listFollowed: Call<typeof listFollowedSchemas> = {
  name: 'sports/list-followed',
  method: 'GET',
  path: '/api/sport/v1/followed',
  module: 'SPORTS',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'Matches that are to come or under way which the member marked or has open bets on, by their start.',
  errors: [],
}

export function listFollowedSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          fixtureId: FixtureId(),
          homeName: Type.String(),
          awayName: Type.String(),
          startAt: Time(),
          isMarked: Type.Boolean({ description: 'false: followed for open bets alone' }),
        }),
      ),
    }),
  }
}
