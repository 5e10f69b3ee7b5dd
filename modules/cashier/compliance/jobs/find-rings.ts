/** Looks for one person behind several accounts, once an hour. */
import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { merchantsKey } from '../../../system/index.ts'
import { findPersonRings } from '../rings.ts'

export const findRingsHourly: Job = {
  name: 'cashier/find-rings',
  cron: '20 * * * *',
  run: async ({ database, now, services }) => {
    for (const merchant of services.use(merchantsKey).all()) {
      const fresh = await database.transaction((tx) => findPersonRings(tx, merchant.id, now))
      if (fresh > 0) services.use(hubKey).push({ topic: 'work', data: { queue: 'aml' } })
    }
  },
}
