import { liftHold, liftHoldSchemas } from '../../../../contract/operator/cashier/lift-hold.ts'
import { handle } from '../../../../platform/calls.ts'
import { liftMemberHold } from '../compliance-review.ts'

export const handleLiftHold = handle(liftHold, liftHoldSchemas, async (context, { params, body }) => {
  await liftMemberHold(context, params.memberId, body.reason)
  return {}
})
