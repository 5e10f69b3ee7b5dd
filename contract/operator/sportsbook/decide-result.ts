import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { Facts, SportResult } from './result-fields.ts'

export const decideSportResult: Call<typeof decideSportResultSchemas> = {
  name: 'sports/decide-result',
  method: 'POST',
  path: '/api/operator/sports/fixtures/:fixtureId/results/:version/decision',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.decide',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Confirms an entered result by typing it again, or sends it back; never by the person who entered it. SPORT_RESULT_DIFFERS names the first place that differs, and nothing happens.',
  errors: [
    'SPORT_FIXTURE_UNKNOWN',
    'SPORT_RESULT_STATE',
    'SPORT_RESULT_SCORES',
    'SPORT_RESULT_LATE',
    'SPORT_RESULT_DIFFERS',
    'CHANGE_FOUR_EYES',
  ],
}

export function decideSportResultSchemas() {
  return {
    params: Type.Object({
      fixtureId: Id(),
      version: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'of the entered result' }),
    }),
    body: Type.Object({
      decision: OneOf(['CONFIRM', 'REJECT'] as const),
      facts: Type.Optional(Facts()),
      reason: Type.Optional(Text(200)),
    }),
    value: SportResult(),
  }
}
