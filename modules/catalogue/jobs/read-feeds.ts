import type { Job } from '../../../platform/calls.ts'
import { beginReading } from '../feed/feed.ts'
import { readWaiting } from '../feed/read-waiting.ts'
import { readFeeds } from '../store/feed.ts'

/** Reads the addresses that an operator or the day asked for. */
export const readFeedsJob: Job = {
  name: 'catalogue.read-feeds', everyMs: 5_000,
  run: async ({ database, now }) => { await readWaiting(database, now) },
}

/** At three in the morning (GMT+7) every address that is read daily is asked for. */
export const askDailyFeedsJob: Job = {
  name: 'catalogue.ask-daily-feeds', cron: '0 20 * * *',
  run: async ({ database, now }) => {
    for (const { merchantId, vassalage, feedUrl, isDaily } of await readFeeds(database.kysely, null)) {
      if (isDaily) await database.transaction((tx) => beginReading(tx, { merchantId, vassalage, source: 'DAILY', sourceName: feedUrl, by: { id: 'system', name: 'system' }, now }))
    }
  },
}
