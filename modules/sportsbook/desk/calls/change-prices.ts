import { changePrices, changePricesSchemas } from '../../../../contract/operator/sportsbook/change-prices.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeOwnPrices } from '../trading-changes.ts'
import { shownMarket } from '../trading-desk.ts'

export const handleChangePrices = handle(
  changePrices,
  changePricesSchemas,
  async (context, { params, body }) => {
    await changeOwnPrices(context, params.marketId, body)
    return shownMarket(context, params.marketId)
  },
)
