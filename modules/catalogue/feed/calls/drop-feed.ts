import { dropFeed, dropFeedSchemas } from '../../../../contract/operator/catalogue/drop-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { waitingRun, whoOf } from '../desk.ts'
import { endFeedRun } from '../store/feed.ts'

export const handleDropFeed = handle(dropFeed, dropFeedSchemas, async (context, { params: { runId } }) => {
  const run = await waitingRun(context, runId)
  await endFeedRun(context.tx, runId, { state: 'DROPPED', by: whoOf(context).name, at: context.now })
  await context.audit('feed.drop', `feed:${runId}`, { vassalage: run.vassalage })
  return {}
})
