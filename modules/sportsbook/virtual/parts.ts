/** Matches of models that the house plays itself. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const virtualParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
