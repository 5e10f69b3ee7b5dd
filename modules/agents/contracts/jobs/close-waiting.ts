/** Offers expire and requests for an end lapse, when nobody has answered in time (domain/agents.md §5.1). */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { lapse } from '../steps.ts'
import { holdContracts, readOverdue } from '../store/contracts.ts'

const SET = 100

export const closeWaiting: Job = {
  name: 'agents/close-waiting-contracts',
  everyMs: 30_000,
  run: async ({ database, now, services }) => {
    for (const merchant of services.use(merchantsKey).all()) {
      const closeNext = () =>
        database.transaction(async (tx) => {
          // Held first: an answer that came at the same moment is seen, and its contract is left alone.
          await holdContracts(tx, merchant.id)
          const overdue = await readOverdue(tx, { merchantId: merchant.id, now, limit: SET })
          for (const contract of overdue) await lapse({ tx, merchant, now }, contract)
          return overdue.length
        })
      const waiting = await readOverdue(database.kysely, { merchantId: merchant.id, now, limit: 1 })
      if (waiting.length > 0) while ((await closeNext()) === SET);
    }
  },
}
