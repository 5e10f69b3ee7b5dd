import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { Reason } from './result-fields.ts'

export const voidSportFixture: Call<typeof voidSportFixtureSchemas> = {
  name: 'sports/void-fixture',
  method: 'POST',
  path: '/api/operator/sports/fixtures/:fixtureId/void',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.void',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Asks that every bet on a fixture be void: a second person confirms it, single bets get their stakes back and parlays go on at a price of 1. Within 72 hours of its result.',
  errors: ['SPORT_FIXTURE_UNKNOWN', 'SPORT_RESULT_LATE', 'SPORT_VOID_STATE', 'CHANGE_STATE'],
}

export function voidSportFixtureSchemas() {
  return {
    params: Type.Object({ fixtureId: Id() }),
    body: Type.Object({ reason: Reason() }),
    value: Type.Object({ proposalId: Id() }),
  }
}
