/** The port through which providers tell fixtures, prices and results. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListSportFeeds } from './calls/list-sport-feeds.ts'
import { handleSwitchSportFeed } from './calls/switch-sport-feed.ts'

export const feedParts = {
  calls: [handleListSportFeeds, handleSwitchSportFeed],
  listeners: [],
  jobs: [],
} satisfies ModuleParts
