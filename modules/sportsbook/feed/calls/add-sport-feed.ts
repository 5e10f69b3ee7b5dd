import { addSportFeed, addSportFeedSchemas } from '../../../../contract/operator/sportsbook/add-sport-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { takeFeedIn } from '../manage.ts'

/** Answered once and stored nowhere in plain text, so the call has no key: a repeat finds the code taken. */
export const handleAddSportFeed = handle(addSportFeed, addSportFeedSchemas, (context, { body }) =>
  takeFeedIn(context, body),
)
