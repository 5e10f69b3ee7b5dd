/** What operators do: trading, limits, bets, results. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { resultDeskParts } from './results/parts.ts'
import { tradingParts } from './trading-parts.ts'

export const deskParts = {
  calls: [...resultDeskParts.calls, ...tradingParts.calls],
  listeners: [],
  jobs: [...tradingParts.jobs],
} satisfies ModuleParts
