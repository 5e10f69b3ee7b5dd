/** Cashback of each merchant, on Mondays from noon in its own zone. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { payCashbacks } from '../weekly.ts'

export const payWeeklyCashbacks: Job = {
  name: 'promotions/pay-cashbacks',
  everyMs: 300_000,
  run: async ({ database, services, now }) => {
    for (const merchant of services.use(merchantsKey).all())
      await payCashbacks({ database, services, now }, merchant)
  },
}
