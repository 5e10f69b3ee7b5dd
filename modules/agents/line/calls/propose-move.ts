import { proposeMove, proposeMoveSchemas } from '../../../../contract/operator/agents/line/propose-move.ts'
import { periodOf } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { proposeMove as propose } from '../moves.ts'

export const handleProposeMove = handle(proposeMove, proposeMoveSchemas, async (context, { body }) => {
  await propose(context, body)
  const { before } = periodOf('HALF_MONTH', context.now, context.merchant.timeZone)
  return { state: 'PENDING' as const, earliestAt: before }
})
