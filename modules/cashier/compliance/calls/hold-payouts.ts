import { holdPayouts, holdPayoutsSchemas } from '../../../../contract/operator/cashier/hold-payouts.ts'
import { handle } from '../../../../platform/calls.ts'
import { holdMember } from '../compliance-review.ts'

export const handleHoldPayouts = handle(
  holdPayouts,
  holdPayoutsSchemas,
  async (context, { params, body }) => {
    await holdMember(context, params.memberId, body.reason)
    return {}
  },
)
