/**
 * Ends deposits that were not paid in time; their satang become free. A deposit with a slip was paid
 * according to its member: if the bank reports nothing for too long, a person decides.
 */
import type { Job } from '../../../../platform/calls.ts'
import { moveDeposit } from '../deposit-states.ts'
import { lockOverdue } from '../store/deposits.ts'
import { slipsOf } from '../store/slips.ts'

const BATCH = 100

export const expireDeposits: Job = {
  name: 'cashier/expire-deposits',
  everyMs: 5_000,
  run: async ({ database, now }) => {
    for (;;) {
      const count = await database.transaction(async (tx) => {
        const overdue = await lockOverdue(tx, now, BATCH)
        const slips = await slipsOf(
          tx,
          overdue.map((deposit) => deposit.depositId),
        )
        for (const deposit of overdue) {
          const mover = { actor: 'system', now }
          await (slips.has(deposit.depositId)
            ? moveDeposit(tx, deposit, 'REVIEW', { reviewReason: 'SLIP' }, mover)
            : moveDeposit(tx, deposit, 'EXPIRED', {}, mover))
        }
        return overdue.length
      })
      if (count < BATCH) return
    }
  },
}
