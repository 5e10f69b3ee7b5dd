/** Payouts that nobody answered in time count as received (domain/economy.md §8.3). A dispute stops their clock. */
import type { Job } from '../../../platform/calls.ts'
import { endPaid } from '../moves.ts'
import { readUnanswered } from '../store/withdrawals.ts'

const BATCH = 500

export const receiveUnanswered: Job = {
  name: 'cashier/receive-unanswered',
  everyMs: 5_000,
  run: async ({ database, now }) => {
    for (const withdrawalId of await readUnanswered(database.kysely, now, BATCH)) {
      // The member may answer in the same moment: whoever leaves CONFIRM_WAIT first has decided.
      await database.transaction((tx) => endPaid(tx, { withdrawalId, state: 'CONFIRM_WAIT' }, 'RECEIVED', {}, { actor: 'system', now }))
    }
  },
}
