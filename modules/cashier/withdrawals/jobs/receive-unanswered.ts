/**
 * Payouts that nobody answered in time count as received (domain/economy.md §8.3). A dispute stops their
 * clock.
 */
import type { Job } from '../../../../platform/calls.ts'
import { endPaid } from '../withdrawal-states.ts'
import { readUnanswered } from '../store/confirmation-clock.ts'

const BATCH = 500

export const receiveUnanswered: Job = {
  name: 'cashier/receive-unanswered',
  everyMs: 5_000,
  run: async ({ database, now }) => {
    for (const withdrawalId of await readUnanswered(database.kysely, now, BATCH)) {
      // The member may answer at the same moment: the first to leave CONFIRM_WAIT decides.
      await database.transaction((tx) =>
        endPaid(tx, { withdrawalId, state: 'CONFIRM_WAIT' }, 'RECEIVED', {}, { actor: 'system', now }),
      )
    }
  },
}
