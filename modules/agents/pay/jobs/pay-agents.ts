/** What agents are paid, of each merchant: looked for three times a minute, by what is not done yet. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { payAgents } from '../runs.ts'

export const payAgentsJob: Job = {
  name: 'agents/pay',
  everyMs: 20_000,
  run: async ({ database, services, now }) => {
    for (const { id, timeZone } of services.use(merchantsKey).all())
      await payAgents({ database, now }, { id, timeZone })
  },
}
