import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { DeskMarket } from './desk-fields.ts'

export const removePrices: Call<typeof removePricesSchemas> = {
  name: 'sports/remove-prices',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/prices/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary: 'Sells a market at the feed’s prices again.',
  errors: ['SPORT_MARKET_UNKNOWN'],
}

export function removePricesSchemas() {
  return { params: Type.Object({ marketId: MarketId() }), value: DeskMarket() }
}
