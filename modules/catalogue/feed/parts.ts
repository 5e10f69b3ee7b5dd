/** Lists of games that vendors send, compared and taken in. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApplyFeed } from './calls/apply-feed.ts'
import { handleAskFeed } from './calls/ask-feed.ts'
import { handleChangeFeed } from './calls/change-feed.ts'
import { handleDropFeed } from './calls/drop-feed.ts'
import { handleImportFeed } from './calls/import-feed.ts'
import { handleListFeedRuns } from './calls/list-feed-runs.ts'
import { handleListFeeds } from './calls/list-feeds.ts'
import { handleReadFeedRun } from './calls/read-feed-run.ts'
import { askDailyFeedsJob, readFeedsJob } from './jobs/read-feeds.ts'

export const feedParts = {
  calls: [
    handleListFeeds,
    handleChangeFeed,
    handleImportFeed,
    handleAskFeed,
    handleListFeedRuns,
    handleReadFeedRun,
    handleApplyFeed,
    handleDropFeed,
  ],
  jobs: [readFeedsJob, askDailyFeedsJob],
} satisfies ModuleParts
