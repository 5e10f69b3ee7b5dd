/** What operators do: trading, limits, bets, results. */
import type { ModuleParts } from '../../../platform/calls.ts'

export const deskParts = { calls: [], listeners: [], jobs: [] } satisfies ModuleParts
