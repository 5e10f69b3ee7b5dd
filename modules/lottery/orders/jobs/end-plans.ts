import type { Job } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { endPlans, returnStoppedItems } from '../plans.ts'

/** Returns what a process left of stopped plans, and ends those that have nothing left to play. */
export const finishPlans: Job = {
  name: 'lottery/end-plans',
  everyMs: 15_000,
  run: async ({ database, services }) => {
    await returnStoppedItems({ database, poster: services.use(posterKey) })
    await endPlans(database)
  },
}
