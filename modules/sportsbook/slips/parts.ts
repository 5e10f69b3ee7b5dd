/** Bets: placing, live delay, lists, cash-out. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const slipsParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
