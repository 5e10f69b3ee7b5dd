/** The night of each merchant that shows VIP, from 01:30 in its own zone. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { runNights } from '../night.ts'

export const runVipNights: Job = {
  name: 'promotions/run-vip-nights',
  everyMs: 300_000,
  run: async ({ database, services, now }) => {
    for (const { id, timeZone, flags } of services.use(merchantsKey).all())
      if (flags.hasVip) await runNights({ database, services, now }, { id, timeZone })
  },
}
