import { closeMarket, closeMarketSchemas } from '../../../../contract/operator/sportsbook/close-market.ts'
import { handle } from '../../../../platform/calls.ts'
import { closeForGood } from '../trading-changes.ts'
import { shownMarket } from '../trading-desk.ts'

export const handleCloseMarket = handle(
  closeMarket,
  closeMarketSchemas,
  async (context, { params, body }) => {
    await closeForGood(context, params.marketId, body.reason)
    return shownMarket(context, params.marketId)
  },
)
