/** What the screens of feeds share. */
import { listAlarms } from '../../../../../contract/operator/sportsbook/list-alarms.ts'
import {
  listSportFeeds,
  type listSportFeedsSchemas,
} from '../../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import {
  readSportFeed,
  type readSportFeedSchemas,
} from '../../../../../contract/operator/sportsbook/read-sport-feed.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import { sportName } from '../words.ts'

export type Feed = ValueOf<typeof listSportFeedsSchemas>['list'][number]
export type FeedEvent = ValueOf<typeof readSportFeedSchemas>['events'][number]

export const feedTones: Readonly<Record<Feed['state'], BadgeTone>> = {
  OK: 'good',
  SILENT: 'bad',
  SNAPSHOT: 'waiting',
  OFF: 'neutral',
}

/** One that has never spoken waits for its first snapshot; it is no alarm. */
export const isNew = ({ state, heardAt }: Feed): boolean => state === 'SNAPSHOT' && heardAt === null

export const feedStateKey = (feed: Feed): TextKey =>
  (isNew(feed) ? 'op_sport_feed_first' : `op_sport_feed_state_${feed.state}`) as TextKey

export const feedSubject = (provider: string): string => `feed:${provider}`

export const sportsText = (t: Translate, sportCodes: Feed['sportCodes']): string =>
  sportCodes.length === 0 ? t('op_sport_all_sports') : sportCodes.map((code) => sportName(t, code)).join(', ')

export const refreshFeeds = () => refresh(listSportFeeds, readSportFeed, listAlarms, listProposals)
