/** Credits commissions: of lotteries every five minutes, of everything else from 01:00 for the days before. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { creditCommissions, notePoints } from '../commissions.ts'

export const creditCommissionsJob: Job = {
  name: 'agents/credit-commissions',
  everyMs: 60_000,
  run: async ({ database, services, now }) => {
    for (const { id, timeZone } of services.use(merchantsKey).all()) {
      const house = { id, timeZone }
      while ((await database.transaction((tx) => notePoints(tx, house, now))) > 0);
      await creditCommissions({ database, now }, house)
    }
  },
}
