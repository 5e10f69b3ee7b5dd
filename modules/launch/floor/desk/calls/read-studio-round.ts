import { refuse } from '../../../../../contract/errors.ts'
import {
  readStudioRound,
  readStudioRoundSchemas,
} from '../../../../../contract/operator/launch/read-studio-round.ts'
import { toWireAmount } from '../../../../../kernel/money.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, tableDesks } from '../desks.ts'
import { namesOf, shownOrder, shownRound } from '../shown.ts'
import { readVoidOf } from '../store/orders.ts'

export const handleReadStudioRound = handle(
  readStudioRound,
  readStudioRoundSchemas,
  async (context, { params }) => {
    const { tx, merchant, actor } = context
    const { tableId, round, bets } =
      (await known(tableDesks(context), (desk) => desk.round(merchant.id, params.roundId))) ??
      refuse('ROUND_NOT_FOUND')
    const nameOf = await namesOf(
      context,
      bets.map(({ memberId }) => memberId),
    )
    const order = await readVoidOf(tx, merchant.id, params.roundId)
    return {
      tableId,
      currency: merchant.currency,
      round: shownRound(round),
      order: order ? shownOrder(order, actor.claims.account) : null,
      bets: bets.map((bet) => ({
        betId: bet.betId,
        memberId: bet.memberId,
        account: nameOf(bet.memberId),
        mode: bet.isFree ? ('FREE' as const) : ('REAL' as const),
        spot: bet.spot,
        stakeAmount: toWireAmount(bet.stakeAmount),
        winAmount: toWireAmount(bet.winAmount),
        state: bet.state,
        placedAt: bet.placedAt,
      })),
    }
  },
)
