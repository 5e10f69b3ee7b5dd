import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { DeskMarket, Reason } from './desk-fields.ts'

export const closeMarket: Call<typeof closeMarketSchemas> = {
  name: 'sports/close-market',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/close',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary: 'Closes a market for good in this house; bets that are taken stay.',
  errors: ['SPORT_MARKET_UNKNOWN'],
}

export function closeMarketSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    body: Type.Object({ reason: Reason() }),
    value: DeskMarket(),
  }
}
