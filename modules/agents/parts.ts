/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { contractParts } from './contracts/parts.ts'

export const parts = {
  calls: [...contractParts.calls],
  listeners: [...contractParts.listeners],
  jobs: [...contractParts.jobs],
} satisfies ModuleParts
