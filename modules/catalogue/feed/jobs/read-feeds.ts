import type { Job } from '../../../../platform/calls.ts'
import { beginReading } from '../feed.ts'
import { readWaiting } from '../read-waiting.ts'
import { readFeeds } from '../store/feed.ts'

/** Reads feed addresses that an operator or the daily schedule asked for. */
export const readFeedsJob: Job = {
  name: 'catalogue.read-feeds',
  everyMs: 5_000,
  run: async ({ database, now }) => {
    await readWaiting(database, now)
  },
}

/** At 20:00 UTC every address that is read daily is asked for. */
export const askDailyFeedsJob: Job = {
  name: 'catalogue.ask-daily-feeds',
  cron: '0 20 * * *',
  run: async ({ database, now }) => {
    for (const { merchantId, vassalage, feedUrl, isDaily } of await readFeeds(database.kysely, null)) {
      if (isDaily)
        await database.transaction((tx) =>
          beginReading(tx, {
            merchantId,
            vassalage,
            source: 'DAILY',
            sourceName: feedUrl,
            by: { id: 'system', name: 'system' },
            now,
          }),
        )
    }
  },
}
