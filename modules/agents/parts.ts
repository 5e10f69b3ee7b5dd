/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'

export const parts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
