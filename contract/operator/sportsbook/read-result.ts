import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable } from '../../shared/fields.ts'
import { SelectionCode } from '../../shared/sports-fields.ts'
import { Facts, marketOutcomeFields, resultDeskFields, SportResult } from './result-fields.ts'

export const readSportResult: Call<typeof readSportResultSchemas> = {
  name: 'sports/read-result',
  method: 'GET',
  path: '/api/operator/sports/fixtures/:fixtureId/result',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'A fixture on the results desk: what the feed says, every version of its result, and what its markets came to so far.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function readSportResultSchemas() {
  return {
    params: Type.Object({ fixtureId: Id() }),
    value: Type.Object({
      ...resultDeskFields(),
      feedFacts: Facts(),
      runners: Type.Array(Type.Object({ code: SelectionCode(), name: Type.String() }), {
        description: 'of an outright: whom one could bet on',
      }),
      results: Type.Array(SportResult(), { description: 'the newest first' }),
      markets: Type.Array(
        Type.Object({
          ...marketOutcomeFields(),
          voidReason: Nullable(Type.String({ description: 'two people made it void' })),
          waitingProposalId: Nullable(Id('its void, or the end of it, waits for a second person')),
        }),
        { description: 'that were bet on; payouts are those booked so far' },
      ),
      waitingProposalId: Nullable(Id('its void waits for a second person')),
      dueBetCount: Type.Integer({ description: 'bets whose settlement is under way' }),
      settledBetCount: Type.Integer(),
      paidAmount: Amount('to settled bets with a leg on it'),
    }),
  }
}
