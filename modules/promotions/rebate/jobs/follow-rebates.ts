/** Collects what was settled for rebates, once a second. */
import type { Job } from '../../../../platform/calls.ts'
import { followRebates } from '../follow.ts'

export const followRebatePlay: Job = {
  name: 'promotions/follow-rebates',
  everyMs: 1_000,
  run: async ({ database, services }) => {
    // A long backlog is processed in turns, so that a stop does not wait for all of it.
    for (let batches = 0; batches < 50; batches++)
      if (!(await database.transaction((tx) => followRebates(tx, services)))) break
  },
}
