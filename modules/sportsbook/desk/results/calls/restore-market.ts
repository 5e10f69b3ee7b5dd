import {
  restoreSportMarket,
  restoreSportMarketSchemas,
} from '../../../../../contract/operator/sportsbook/restore-market.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askRestoreMarket } from '../voids.ts'

export const handleRestoreMarket = handle(
  restoreSportMarket,
  restoreSportMarketSchemas,
  async (context, { params, body }) => ({
    proposalId: await askRestoreMarket(context, params.marketId, body.reason),
  }),
)
