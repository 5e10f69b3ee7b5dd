/** Fills requirements from what was played, twice a second. */
import type { Job } from '../../../platform/calls.ts'
import { followPlay, followWaiting } from '../follow.ts'

export const followRounds: Job = {
  name: 'wagering/follow-rounds',
  everyMs: 500,
  run: async ({ database, now }) => {
    // A long backlog is worked off in turns, so that other jobs get theirs.
    for (let batches = 0; batches < 20; batches++) {
      if (!(await database.transaction((tx) => followPlay(tx, now)))) break
    }
    await database.transaction((tx) => followWaiting(tx, now))
  },
}
