/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { teamParts } from './team/parts.ts'

export const parts = {
  calls: [...teamParts.calls],
  listeners: [],
  jobs: [...teamParts.jobs],
} satisfies ModuleParts
