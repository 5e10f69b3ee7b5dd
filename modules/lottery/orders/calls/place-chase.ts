import { placeChase, placeChaseSchemas } from '../../../../contract/player/lottery/place-chase.ts'
import { handle } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { posterKey, pushBalance } from '../../../wallet/index.ts'
import { gameIn, inTrees } from '../in-trees.ts'
import { placePlan } from '../plans.ts'
import { bettorOf } from '../bettor.ts'

export const handlePlaceChase = inTrees(placeChase, (call, tree) =>
  handle(call, placeChaseSchemas, async (context, { body }) => {
    const bettor = bettorOf(context)
    gameIn(tree, body.gameCode)
    const parts = { database: context.database, poster: context.use(posterKey) }
    const { chaseId, stakeAmount, items, last } = await placePlan(
      context.tx,
      parts,
      bettor,
      context.idempotencyKey,
      body,
    )
    const balance = last.currentBalance!
    const { memberId, currency } = bettor
    context.afterCommit(() =>
      pushBalance(context.use(hubKey), { memberId, currency, balance, version: last.version }),
    )
    return {
      chaseId,
      state: 'RUNNING' as const,
      stakeAmount,
      items: items.map((item) => ({
        numero: item.numero,
        orderId: item.orderId,
        multiple: item.lines[0]!.multiple,
        stakeAmount: item.stakeAmount,
      })),
      balance,
      currency,
    }
  }),
)
