/** Ends deposits that were not paid in time; their satang are free again. */
import type { Job } from '../../../platform/calls.ts'
import { moveDeposit } from '../moves.ts'
import { lockOverdue } from '../store/deposits.ts'

const BATCH = 100

export const expireDeposits: Job = {
  name: 'cashier/expire-deposits',
  everyMs: 5_000,
  run: async ({ database, now }) => {
    for (;;) {
      const count = await database.transaction(async (tx) => {
        const overdue = await lockOverdue(tx, now, BATCH)
        for (const deposit of overdue) await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now })
        return overdue.length
      })
      if (count < BATCH) return
    }
  },
}
