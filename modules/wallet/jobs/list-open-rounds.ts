import type { Job } from '../../../platform/calls.ts'
import { listOpenRounds } from '../store/followers.ts'

/** Finds the rounds that a vendor has left open for a day (vendors/README.md, rule 9). */
export const listOpenRoundsJob: Job = {
  name: 'wallet.list-open-rounds',
  everyMs: 15_000,
  run: ({ database }) => listOpenRounds(database),
}
