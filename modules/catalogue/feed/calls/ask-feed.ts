import { refuse } from '../../../../contract/errors.ts'
import { askFeed, askFeedSchemas } from '../../../../contract/operator/catalogue/ask-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { ownVendor, whoOf } from '../desk.ts'
import { beginReading } from '../feed.ts'
import { readFeeds } from '../store/feed.ts'

export const handleAskFeed = handle(askFeed, askFeedSchemas, async (context, { params: { vassalage } }) => {
  const { tx, merchant, now } = context
  await ownVendor(context, vassalage)
  const feed =
    (await readFeeds(tx, merchant.id)).find((one) => one.vassalage === vassalage) ?? refuse('FEED_NOT_FOUND')
  const runId = await beginReading(tx, {
    merchantId: merchant.id,
    vassalage,
    source: 'ADDRESS',
    sourceName: feed.feedUrl,
    by: whoOf(context),
    now,
  })
  await context.audit('feed.read', `feed:${runId}`, { vassalage, sourceName: feed.feedUrl })
  return { runId }
})
