import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, SignedAmount } from '../../shared/fields.ts'
import { Facts, marketOutcomeFields } from './result-fields.ts'

export const previewSportResult: Call<typeof previewSportResultSchemas> = {
  name: 'sports/preview-result',
  method: 'POST',
  path: '/api/operator/sports/fixtures/:fixtureId/result-previews',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.results',
  summary:
    'What a result would pay, by market and in all, and what it would change of bets that are settled. Nothing is kept.',
  errors: ['SPORT_FIXTURE_UNKNOWN', 'SPORT_RESULT_SCORES'],
}

export function previewSportResultSchemas() {
  return {
    params: Type.Object({ fixtureId: Id() }),
    body: Type.Object({ facts: Facts() }),
    value: Type.Object({
      markets: Type.Array(Type.Object(marketOutcomeFields())),
      betCount: Type.Integer({ description: 'bets that are settled by it' }),
      payoutAmount: Amount('what they are paid in all'),
      waitingBetCount: Type.Integer({ description: 'parlays that wait for other fixtures' }),
      changedBetCount: Type.Integer({ description: 'settled bets that come to something else' }),
      changedMemberCount: Type.Integer(),
      moreAmount: Amount('to pay on top of what was paid'),
      lessAmount: Amount('to take back'),
      netAmount: SignedAmount('what members have more after a correction'),
      isCut: Type.Boolean({
        description: 'there are too many bets to count them all; the figures are of a part',
      }),
    }),
  }
}
