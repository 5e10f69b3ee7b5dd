import type { Job } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

/** Finishes hands of blackjack that a crash or a lost line left behind, and stands on those that waited for a day. */
export const sweepHandsJob: Job = {
  name: 'studio.sweep-hands',
  everyMs: 15_000,
  run: ({ services, now }) => services.use(studioKey).hands.sweep(now),
}
