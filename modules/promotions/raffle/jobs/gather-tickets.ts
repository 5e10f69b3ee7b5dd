/** Gives tickets for what was settled, once a second. */
import type { Job } from '../../../../platform/calls.ts'
import { followRafflePlay } from '../gather.ts'

export const gatherTickets: Job = {
  name: 'promotions/gather-tickets',
  everyMs: 1_000,
  run: async ({ database, services, now }) => {
    // A long backlog is processed in turns, so that a stop does not wait for all of it.
    for (let batches = 0; batches < 50; batches++)
      if (!(await database.transaction((tx) => followRafflePlay(tx, { services, now })))) break
  },
}
