import {
  voidSportMarket,
  voidSportMarketSchemas,
} from '../../../../../contract/operator/sportsbook/void-market.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askVoidMarket } from '../voids.ts'

export const handleVoidMarket = handle(
  voidSportMarket,
  voidSportMarketSchemas,
  async (context, { params, body }) => ({
    proposalId: await askVoidMarket(context, params.marketId, body.reason),
  }),
)
