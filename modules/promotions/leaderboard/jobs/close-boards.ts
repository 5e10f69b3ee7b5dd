/** Ends the periods of boards and pays their prizes, merchant by merchant. */
import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { closeBoards } from '../close.ts'

export const closeEndedBoards: Job = {
  name: 'promotions/close-boards',
  everyMs: 60_000,
  run: async ({ database, services, now }) => {
    for (const { id, timeZone } of services.use(merchantsKey).all())
      await closeBoards({ database, services, now }, { id, timeZone })
  },
}
