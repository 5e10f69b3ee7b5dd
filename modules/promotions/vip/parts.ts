/** VIP levels. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadVip } from './calls/read-vip.ts'
import { runVipNights } from './jobs/run-nights.ts'

export const vipParts = { calls: [handleReadVip], jobs: [runVipNights] } satisfies ModuleParts
