/** Ends expired bonus requirements and removes what is left of the bonus (domain/economy.md §5, Expiry). */
import type { Job } from '../../../platform/calls.ts'
import { forfeitBonus } from '../forfeit.ts'
import { readExpired } from '../store.ts'

export const expireRequirements: Job = {
  name: 'wagering/expire-requirements',
  everyMs: 60_000,
  run: async ({ database, now }) => {
    for (const { memberId, merchantId } of await readExpired(database.kysely, now, 500)) {
      await database.transaction((tx) => forfeitBonus(tx, { merchantId, memberId, actor: 'system', now }))
    }
  },
}
