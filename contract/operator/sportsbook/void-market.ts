import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { Reason } from './result-fields.ts'

export const voidSportMarket: Call<typeof voidSportMarketSchemas> = {
  name: 'sports/void-market',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/void',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.void',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Asks that every bet on one market be void: a second person confirms it. Within 72 hours of the result.',
  errors: ['SPORT_MARKET_UNKNOWN', 'SPORT_RESULT_LATE', 'SPORT_VOID_STATE', 'CHANGE_STATE'],
}

export function voidSportMarketSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    body: Type.Object({ reason: Reason() }),
    value: Type.Object({ proposalId: Id() }),
  }
}
