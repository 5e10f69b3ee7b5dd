/** What operators do: trading, limits, bets, results. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { resultDeskParts } from './results/parts.ts'

export const deskParts = { calls: [...resultDeskParts.calls], listeners: [], jobs: [] } satisfies ModuleParts
