import { listChases, listChasesSchemas } from '../../../../contract/player/lottery/list-chases.ts'
import { handle } from '../../../../platform/calls.ts'
import { gameCodesIn, inTrees } from '../in-trees.ts'
import { listPlans } from '../store/plans.ts'
import { planValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleListChases = inTrees(listChases, (call, tree) =>
  handle(call, listChasesSchemas, async (context, { query }) => {
    const { memberId, currency } = bettorOf(context)
    const { pageNo = 1, pageSize = 20, gameCode, state } = query
    const filter = { memberId, gameCode, state, gameCodes: gameCodesIn(tree) }
    const page = await listPlans(context.tx, filter, { pageNo, pageSize })
    return { ...page, list: page.list.map((plan) => planValue(plan, currency)) }
  }),
)
