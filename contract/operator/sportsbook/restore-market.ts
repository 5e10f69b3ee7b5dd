import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { Reason } from './result-fields.ts'

export const restoreSportMarket: Call<typeof restoreSportMarketSchemas> = {
  name: 'sports/restore-market',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/restore',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.void',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Asks that a void market be settled again by the result of its fixture, in every house. A second person confirms it.',
  errors: ['SPORT_MARKET_UNKNOWN', 'SPORT_VOID_STATE', 'SPORT_RESULT_LATE', 'CHANGE_STATE'],
}

export function restoreSportMarketSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    body: Type.Object({ reason: Reason('written, for the second person') }),
    value: Type.Object({ proposalId: Id() }),
  }
}
