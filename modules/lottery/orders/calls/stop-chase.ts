import { stopChase, stopChaseSchemas } from '../../../../contract/player/lottery/stop-chase.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { inTrees } from '../in-trees.ts'
import { stopOwnPlan } from '../plans.ts'
import { bettorOf } from '../bettor.ts'

export const handleStopChase = inTrees(stopChase, (call, tree) =>
  handleBatched(call, stopChaseSchemas, async (context, { params }) => {
    const bettor = bettorOf(context)
    const parts = { database: context.database, poster: context.use(posterKey) }
    const { isRepeat, ...stopped } = await stopOwnPlan(
      parts,
      bettor,
      context.idempotencyKey,
      params.chaseId,
      tree,
    )
    if (isRepeat) context.markRepeated()
    return { ...stopped, currency: bettor.currency }
  }),
)
