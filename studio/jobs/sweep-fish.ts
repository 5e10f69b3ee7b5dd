import type { Job } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

/** Settles and gives back what a process that died left at the guns, and forgets what is too old to be kept. */
export const sweepFishJob: Job = {
  name: 'studio.sweep-fish',
  everyMs: 15_000,
  run: ({ services }) => services.use(studioKey).fish.sweep(),
}
