import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { grantToAudiences } from '../grant-all.ts'

/** Free rounds that operators grant, soon after they started them. */
export const grantFreeRounds: Job = {
  name: 'promotions/grant-free-rounds',
  everyMs: 30_000,
  run: async ({ database, services, now }) => {
    for (const merchant of services.use(merchantsKey).all())
      await grantToAudiences({ database, services, now }, merchant)
  },
}
