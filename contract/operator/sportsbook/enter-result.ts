import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { Facts, SportResult } from './result-fields.ts'

export const enterSportResult: Call<typeof enterSportResultSchemas> = {
  name: 'sports/enter-result',
  method: 'POST',
  path: '/api/operator/sports/fixtures/:fixtureId/results',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.results',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Enters what a fixture came to, or corrects its result within 72 hours. A second person has to type the same; entering again replaces one’s own entry. A correction has a reason.',
  errors: [
    'SPORT_FIXTURE_UNKNOWN',
    'SPORT_RESULT_STATE',
    'SPORT_RESULT_SCORES',
    'SPORT_RESULT_SAME',
    'SPORT_RESULT_LATE',
    'SPORT_RESULT_REASON',
  ],
}

export function enterSportResultSchemas() {
  return {
    params: Type.Object({ fixtureId: Id() }),
    body: Type.Object({ facts: Facts(), reason: Type.Optional(Text(200)) }),
    value: SportResult(),
  }
}
