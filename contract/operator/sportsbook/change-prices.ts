import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'
import { MarketId } from '../../shared/sports-fields.ts'
import { DeskMarket, OwnPrice, Reason } from './desk-fields.ts'

export const changePrices: Call<typeof changePricesSchemas> = {
  name: 'sports/change-prices',
  method: 'POST',
  path: '/api/operator/sports/markets/:marketId/prices',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary:
    'Sells a market at prices of this house instead of the feed’s, until the kick-off, the next goal or a given time. Prices far from the fair ones are asked for twice; evidently wrong ones are refused.',
  errors: [
    'SPORT_MARKET_UNKNOWN',
    'SPORT_CLOSED',
    'SPORT_PRICE_RANGE',
    'SPORT_PRICE_WRONG',
    'SPORT_PRICE_FAR',
  ],
}

export function changePricesSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    body: Type.Object({
      prices: Type.Array(OwnPrice(), {
        minItems: 1,
        maxItems: 400,
        description: 'of all selections, in their order',
      }),
      until: Type.Optional(Time('when the feed’s prices hold again; within 24 hours')),
      isConfirmed: Type.Optional(
        Type.Boolean({ description: 'the prices are far from the fair ones, and meant so' }),
      ),
      reason: Reason(),
    }),
    value: DeskMarket(),
  }
}
