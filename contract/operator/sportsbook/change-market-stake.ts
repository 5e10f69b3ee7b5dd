import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, PositiveAmount } from '../../shared/fields.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { DeskMarket, Reason } from './desk-fields.ts'

export const changeMarketStake: Call<typeof changeMarketStakeSchemas> = {
  name: 'sports/change-market-stake',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/stake',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary: 'The largest stake of one bet in a market; it can only be below the limit of the fixture’s tier.',
  errors: ['SPORT_MARKET_UNKNOWN'],
}

export function changeMarketStakeSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    body: Type.Object({
      maxStakeAmount: Nullable(PositiveAmount('null: by the limits of its tier')),
      reason: Reason(),
    }),
    value: DeskMarket(),
  }
}
