/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { payParts } from './pay/parts.ts'

export const parts = {
  calls: [...payParts.calls],
  listeners: [...payParts.listeners],
  jobs: [...payParts.jobs],
} satisfies ModuleParts
