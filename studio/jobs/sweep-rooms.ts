import type { Job } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

/** Finishes what a process that died left in rooms, and forgets what is too old to be kept. */
export const sweepRoomsJob: Job = {
  name: 'studio.sweep-rooms',
  everyMs: 15_000,
  run: ({ services }) => services.use(studioKey).rooms.sweep(),
}
