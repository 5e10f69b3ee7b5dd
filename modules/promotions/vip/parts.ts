/** VIP levels. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleEndVipHold } from './calls/end-vip-hold.ts'
import { handleHoldVipLevel } from './calls/hold-vip-level.ts'
import { handleReadMemberVip } from './calls/read-member-vip.ts'
import { handleReadVip } from './calls/read-vip.ts'
import { runVipNights } from './jobs/run-nights.ts'

export const vipParts = {
  calls: [handleReadVip, handleReadMemberVip, handleHoldVipLevel, handleEndVipHold],
  jobs: [runVipNights],
} satisfies ModuleParts
