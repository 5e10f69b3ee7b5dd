import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { voidCauses } from '../../shared/sports-results.ts'
import { Reason } from './result-fields.ts'

export const voidSportBet: Call<typeof voidSportBetSchemas> = {
  name: 'sports/void-bet',
  method: 'POST',
  path: '/api/operator/sports/bets/:betId/void',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.void',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Asks that one bet be void: it was placed after the event was known, or its price, line or teams were evidently wrong. A second person confirms it, before the settlement or within 24 hours after it.',
  errors: ['SPORT_BET_UNKNOWN', 'SPORT_VOID_STATE', 'SPORT_VOID_LATE', 'CHANGE_STATE'],
}

export function voidSportBetSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    body: Type.Object({ cause: OneOf(voidCauses), reason: Reason() }),
    value: Type.Object({ proposalId: Id() }),
  }
}
