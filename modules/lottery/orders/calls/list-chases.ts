import { listChases, listChasesSchemas } from '../../../../contract/player/lottery/list-chases.ts'
import { handle } from '../../../../platform/calls.ts'
import { listPlans } from '../store/plans.ts'
import { planValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleListChases = handle(listChases, listChasesSchemas, async (context, { query }) => {
  const { memberId, currency } = bettorOf(context)
  const { pageNo = 1, pageSize = 20, gameCode, state } = query
  const page = await listPlans(context.tx, { memberId, gameCode, state }, { pageNo, pageSize })
  return { ...page, list: page.list.map((plan) => planValue(plan, currency)) }
})
