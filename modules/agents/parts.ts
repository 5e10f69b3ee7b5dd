/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { contractParts } from './contracts/parts.ts'
import { lineParts } from './line/parts.ts'
import { payParts } from './pay/parts.ts'
import { teamParts } from './team/parts.ts'

export const parts = {
  calls: [...lineParts.calls, ...contractParts.calls, ...payParts.calls, ...teamParts.calls],
  listeners: [...lineParts.listeners, ...contractParts.listeners, ...payParts.listeners],
  jobs: [...lineParts.jobs, ...contractParts.jobs, ...payParts.jobs, ...teamParts.jobs],
} satisfies ModuleParts
