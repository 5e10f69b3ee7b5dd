/** Results, and what bets are paid by them. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const settlingParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
