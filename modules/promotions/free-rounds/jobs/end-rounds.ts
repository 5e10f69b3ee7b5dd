import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { endOver } from '../end.ts'

/** Credits what free rounds won whose time is over. */
export const endFreeRounds: Job = {
  name: 'promotions/end-free-rounds',
  everyMs: 30_000,
  run: ({ database, services, now }) =>
    endOver({ database, now, houseOf: (merchantId) => services.use(merchantsKey).byId(merchantId) }),
}
