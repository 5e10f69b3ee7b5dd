import {
  listSportFeeds,
  listSportFeedsSchemas,
} from '../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import { handle } from '../../../../platform/calls.ts'
import { healthView } from '../health-view.ts'
import { readHealth } from '../store/health.ts'

export const handleListSportFeeds = handle(listSportFeeds, listSportFeedsSchemas, async ({ tx }) => ({
  list: (await readHealth(tx)).map(healthView),
}))
