/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { lineParts } from './line/parts.ts'
import { teamParts } from './team/parts.ts'

export const parts = {
  calls: [...lineParts.calls, ...teamParts.calls],
  listeners: [...lineParts.listeners],
  jobs: [...lineParts.jobs, ...teamParts.jobs],
} satisfies ModuleParts
