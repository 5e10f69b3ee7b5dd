/** Results, and what bets are paid by them. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { tellSettled } from './listeners/tell-settled.ts'
import { wakeSettling } from './listeners/wake-settling.ts'

export const settlingParts = {
  calls: [],
  listeners: [wakeSettling, tellSettled],
  jobs: [],
} satisfies ModuleParts
