/** Fixtures, markets and prices as members read them. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const bookParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
