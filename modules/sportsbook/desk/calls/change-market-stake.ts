import {
  changeMarketStake,
  changeMarketStakeSchemas,
} from '../../../../contract/operator/sportsbook/change-market-stake.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeMaxStake } from '../trading-changes.ts'
import { shownMarket } from '../trading-desk.ts'

export const handleChangeMarketStake = handle(
  changeMarketStake,
  changeMarketStakeSchemas,
  async (context, { params, body }) => {
    await changeMaxStake(context, params.marketId, body)
    return shownMarket(context, params.marketId)
  },
)
