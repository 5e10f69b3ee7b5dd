/** Adds what was settled to check-ins, missions and boards, once a second. */
import type { Job } from '../../../../platform/calls.ts'
import { followPlayed } from '../follow.ts'

export const followPlayedDays: Job = {
  name: 'promotions/follow-played',
  everyMs: 1_000,
  run: async ({ database, services }) => {
    // A long backlog is processed in turns, so that a stop does not wait for all of it.
    for (let batches = 0; batches < 50; batches++)
      if (!(await database.transaction((tx) => followPlayed(tx, services)))) break
  },
}
