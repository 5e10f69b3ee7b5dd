/** The port through which providers tell fixtures, prices and results. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAddSportFeed } from './calls/add-sport-feed.ts'
import { handleChangeSportFeed } from './calls/change-sport-feed.ts'
import { handleEndFeedSecret } from './calls/end-feed-secret.ts'
import { handleListSportFeeds } from './calls/list-sport-feeds.ts'
import { handleReadSportFeed } from './calls/read-sport-feed.ts'
import { handleRotateFeedSecret } from './calls/rotate-feed-secret.ts'
import { handleSwitchSportFeed } from './calls/switch-sport-feed.ts'

export const feedParts = {
  calls: [
    handleListSportFeeds,
    handleReadSportFeed,
    handleAddSportFeed,
    handleChangeSportFeed,
    handleSwitchSportFeed,
    handleRotateFeedSecret,
    handleEndFeedSecret,
  ],
  listeners: [],
  jobs: [],
} satisfies ModuleParts
