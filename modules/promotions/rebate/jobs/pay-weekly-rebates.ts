/** The automatic rebate of each merchant, on Mondays from 03:00 in its own zone. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { payWeek } from '../weekly.ts'

export const payWeeklyRebates: Job = {
  name: 'promotions/pay-weekly-rebates',
  everyMs: 300_000,
  run: async ({ database, services, now }) => {
    for (const { id, timeZone, flags } of services.use(merchantsKey).all())
      if (flags.MANPLAYREB3) await payWeek({ database, services, now }, { id, timeZone })
  },
}
