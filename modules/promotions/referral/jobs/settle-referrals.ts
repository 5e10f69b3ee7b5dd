/** Every three minutes: friends who have met the conditions, gifts that wait, rewards that pass. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { closeUnclaimed, giveFriends } from '../gifts.ts'
import { settleReferrals } from '../settle.ts'

export const settleReferralsJob: Job = {
  name: 'promotions/settle-referrals',
  everyMs: 180_000,
  run: async ({ database, services, now }) => {
    for (const house of services.use(merchantsKey).all()) {
      await settleReferrals({ database, now }, house)
      await giveFriends({ database, now }, house)
      await closeUnclaimed({ database, now }, house)
    }
  },
}
