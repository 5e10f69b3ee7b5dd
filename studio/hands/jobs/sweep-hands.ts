import type { Job } from '../../../platform/calls.ts'
import { handsKey } from '../service.ts'

/**
 * Finishes hands of blackjack that a crash or a lost connection left behind, and stands on those that waited
 * for a day.
 */
export const sweepHandsJob: Job = {
  name: 'studio.sweep-hands',
  everyMs: 15_000,
  run: ({ services, now }) => services.use(handsKey).hands.sweep(now),
}
