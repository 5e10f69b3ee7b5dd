import type { Job } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'

/** Settles and returns what a dead process left at the guns, and deletes what is too old to be kept. */
export const sweepFishJob: Job = {
  name: 'studio.sweep-fish',
  everyMs: 15_000,
  run: ({ services }) => services.use(fishKey).fish.sweep(),
}
