import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Text } from '../../shared/fields.ts'
import { Reason, Stop, stopScopes } from './desk-fields.ts'

export const changeSuspension: Call<typeof changeSuspensionSchemas> = {
  name: 'sports/change-suspension',
  method: 'POST',
  path: '/api/operator/sports/suspensions',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary:
    'Suspends a market, a fixture, a league, a sport or everything in this house, or opens it again. What the feed suspends stays so, and a closed market does not open.',
  errors: ['SPORT_MARKET_UNKNOWN', 'SPORT_FIXTURE_UNKNOWN', 'SPORT_LEAGUE_UNKNOWN', 'SPORT_CLOSED'],
}

export function changeSuspensionSchemas() {
  return {
    body: Type.Object({
      scope: OneOf(stopScopes),
      subject: Type.Optional(Text(120, 1)),
      isSuspended: Type.Boolean(),
      reason: Reason(),
    }),
    value: Type.Object({ stop: Nullable(Stop()) }),
  }
}
