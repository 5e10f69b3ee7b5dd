import { refuseSportBet, refuseSportBetSchemas } from '../../../../contract/operator/sportsbook/refuse-bet.ts'
import { handle } from '../../../../platform/calls.ts'
import { refuseWaiting } from '../refuse-bet.ts'

export const handleRefuseBet = handle(
  refuseSportBet,
  refuseSportBetSchemas,
  async (context, { params, body }) => {
    const { betNo, stake } = await refuseWaiting(context, params.betId, body.cause)
    return { betNo, returnedAmount: stake, currency: context.merchant.currency }
  },
)
