/** Fills requirements from what was settled, twice a second. */
import type { Job } from '../../../platform/calls.ts'
import { followAhead, followPlay, followWaiting } from '../count-rounds.ts'

export const followRounds: Job = {
  name: 'wagering/follow-rounds',
  everyMs: 500,
  run: async ({ database, now }) => {
    // A long backlog is processed in turns, so that other jobs get theirs.
    for (let batches = 0; batches < 20; batches++) {
      if (!(await database.transaction((tx) => followPlay(tx, now)))) break
    }
    await database.transaction((tx) => followAhead(tx, now))
    await database.transaction((tx) => followWaiting(tx, now))
  },
}
