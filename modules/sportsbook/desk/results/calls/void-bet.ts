import { voidSportBet, voidSportBetSchemas } from '../../../../../contract/operator/sportsbook/void-bet.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askVoidBet } from '../voids.ts'

export const handleVoidBet = handle(voidSportBet, voidSportBetSchemas, async (context, { params, body }) => ({
  proposalId: await askVoidBet(context, params.betId, body),
}))
