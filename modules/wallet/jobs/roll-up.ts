import type { Job } from '../../../platform/calls.ts'
import { rollUp } from '../store/followers.ts'

/** Sums the accounts that have no balance row, a second behind the ledger. */
export const rollUpJob: Job = {
  name: 'wallet.roll-up',
  everyMs: 1_000,
  run: ({ database }) => rollUp(database),
}
