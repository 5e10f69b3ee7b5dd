import { endVipHold, endVipHoldSchemas } from '../../../../contract/operator/promotions/end-vip-hold.ts'
import { handle } from '../../../../platform/calls.ts'
import { endHold } from '../holds.ts'

export const handleEndVipHold = handle(
  endVipHold,
  endVipHoldSchemas,
  async (context, { params: { memberId } }) => {
    await endHold(context, memberId)
    return {}
  },
)
