/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { lineParts } from './line/parts.ts'
import { payParts } from './pay/parts.ts'
import { teamParts } from './team/parts.ts'

export const parts = {
  calls: [...lineParts.calls, ...payParts.calls, ...teamParts.calls],
  listeners: [...lineParts.listeners, ...payParts.listeners],
  jobs: [...lineParts.jobs, ...payParts.jobs, ...teamParts.jobs],
} satisfies ModuleParts
