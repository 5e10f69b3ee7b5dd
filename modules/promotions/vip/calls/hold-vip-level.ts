import { holdVipLevel, holdVipLevelSchemas } from '../../../../contract/operator/promotions/hold-vip-level.ts'
import { handle } from '../../../../platform/calls.ts'
import { proposeHold } from '../holds.ts'

export const handleHoldVipLevel = handle(
  holdVipLevel,
  holdVipLevelSchemas,
  async (context, { params: { memberId }, body: { level, until, reason } }) => {
    await proposeHold(context, { memberId, level, until }, reason)
    return {}
  },
)
