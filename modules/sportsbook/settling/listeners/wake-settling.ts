import type { Listener } from '../../../../platform/calls.ts'
import { sportResultCame } from '../../book/door.ts'
import { sportSettlerKey } from '../slots.ts'

/** A result is settled as soon as it is known; the lane finds it a second later even if nobody says so. */
export const wakeSettling: Listener = {
  name: 'sportsbook/wake-settling',
  event: sportResultCame,
  run: async ({ services }) => services.use(sportSettlerKey).kick(),
}
