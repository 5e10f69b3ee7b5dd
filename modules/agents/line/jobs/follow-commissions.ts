/** Notes commissions of what was settled, every two seconds. */
import type { Job } from '../../../../platform/calls.ts'
import { followCommissions } from '../commissions.ts'

export const followCommissionsJob: Job = {
  name: 'agents/follow-commissions',
  everyMs: 2_000,
  run: async ({ database, services }) => {
    // A long backlog is processed in turns, so that a stop does not wait for all of it.
    for (let batches = 0; batches < 50; batches++)
      if (!(await database.transaction((tx) => followCommissions(tx, services)))) break
  },
}
