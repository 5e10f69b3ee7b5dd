import type { Job } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

/** Finishes what a dead process left in rooms, and deletes what is too old to be kept. */
export const sweepRoomsJob: Job = {
  name: 'studio.sweep-rooms',
  everyMs: 15_000,
  run: ({ services }) => services.use(roomsKey).rooms.sweep(),
}
