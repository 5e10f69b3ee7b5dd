/** Sums of deposits, withdrawals, stakes and payouts, which follow the ledger. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { followFiguresJob } from './jobs/follow-figures.ts'

export const figureParts = {
  calls: [],
  jobs: [followFiguresJob],
} satisfies ModuleParts
