import { removePrices, removePricesSchemas } from '../../../../contract/operator/sportsbook/remove-prices.ts'
import { handle } from '../../../../platform/calls.ts'
import { removeOwnPrices } from '../trading-changes.ts'
import { shownMarket } from '../trading-desk.ts'

export const handleRemovePrices = handle(removePrices, removePricesSchemas, async (context, { params }) => {
  await removeOwnPrices(context, params.marketId)
  return shownMarket(context, params.marketId)
})
