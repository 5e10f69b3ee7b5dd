/**
 * Deletes what the platform stored for a limited time: counters, solved checks and captchas, levels of rate
 * limits.
 */
import type { Job } from '../../../platform/calls.ts'
import { forgetEnded } from '../../../platform/counters.ts'
import { forgetIdleBuckets } from '../../../platform/rate-limits.ts'

const BATCH = 10_000

export const forgetEndedJob: Job = {
  name: 'system.forget-ended',
  everyMs: 600_000,
  async run({ database }) {
    for (let isMore = true; isMore; ) {
      const { counters, oneUses } = await forgetEnded(database.kysely, BATCH)
      isMore = counters === BATCH || oneUses === BATCH
    }
    await forgetIdleBuckets(database.kysely)
  },
}
