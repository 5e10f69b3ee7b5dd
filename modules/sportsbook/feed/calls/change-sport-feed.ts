import {
  changeSportFeed,
  changeSportFeedSchemas,
} from '../../../../contract/operator/sportsbook/change-sport-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeFeed } from '../manage.ts'

export const handleChangeSportFeed = handle(
  changeSportFeed,
  changeSportFeedSchemas,
  (context, { params, body }) => changeFeed(context, params.provider, body),
)
