/** Checks everybody who was active lately: warnings, the end of the day's playing time, reality checks. */
import type { Job } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'
import { judgeDueTime } from '../playing-time.ts'
import { readDueTimes } from '../store/playing-time.ts'

/** Long enough that a worker that was away for a while misses nobody who still plays. */
const LATELY_MS = 15 * 60_000

export const watchTime: Job = {
  name: 'limits/watch-time',
  everyMs: 5_000,
  run: async ({ database, now, services }) => {
    for (const due of await readDueTimes(database.kysely, new Date(now.getTime() - LATELY_MS), now)) {
      const merchant = services.use(merchantsKey).byId(due.time.merchantId)
      if (!merchant) continue
      const after: (() => void | Promise<void>)[] = []
      await database.transaction(async (tx) => {
        after.length = 0
        await judgeDueTime(
          {
            tx,
            now,
            merchant,
            use: (key) => services.use(key),
            afterCommit: (work) => {
              after.push(work)
            },
          },
          due,
        )
      })
      for (const work of after) await work()
    }
  },
}
