/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { lineParts } from './line/parts.ts'

export const parts = {
  calls: [...lineParts.calls],
  listeners: [...lineParts.listeners],
  jobs: [...lineParts.jobs],
} satisfies ModuleParts
