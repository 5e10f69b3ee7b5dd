import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf } from '../../shared/fields.ts'
import { refuseCauses } from '../../shared/sports-refusals.ts'

export const refuseSportBet: Call<typeof refuseSportBetSchemas> = {
  name: 'sports/refuse-bet',
  method: 'POST',
  path: '/api/operator/sports/bets/:betId/refuse',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Refuses a live bet while it waits to be accepted. Its stake is returned at once, and the member is told.',
  errors: ['SPORT_BET_UNKNOWN', 'SPORT_BET_DECIDED'],
}

export function refuseSportBetSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    body: Type.Object({ cause: OneOf(refuseCauses) }),
    value: Type.Object({ betNo: Type.String(), returnedAmount: Amount(), currency: Currency() }),
  }
}
