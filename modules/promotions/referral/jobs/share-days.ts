/** Shares of what friends played, of every ended day, from 00:45 in the merchant's zone. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { shareDays } from '../shares.ts'

export const shareDaysJob: Job = {
  name: 'promotions/share-referral-days',
  everyMs: 300_000,
  run: async ({ database, services, now }) => {
    for (const house of services.use(merchantsKey).all()) await shareDays({ database, now }, house)
  },
}
