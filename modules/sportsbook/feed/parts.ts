/** The port through which providers tell fixtures, prices and results. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const feedParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
