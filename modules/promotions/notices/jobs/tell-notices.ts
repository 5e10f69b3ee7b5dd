/** Messages about what was given at night leave from 08:00 in the merchant's zone. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { tellWaiting } from '../tell.ts'

export const tellNotices: Job = {
  name: 'promotions/tell-notices',
  everyMs: 60_000,
  run: async ({ database, services, now }) => {
    for (const merchant of services.use(merchantsKey).all()) await tellWaiting(database, merchant, now)
  },
}
