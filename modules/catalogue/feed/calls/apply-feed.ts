import { refuse } from '../../../../contract/errors.ts'
import {
  applyFeed as applyFeedCall,
  applyFeedSchemas,
} from '../../../../contract/operator/catalogue/apply-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { runRow, vendorNames, waitingRun, whoOf } from '../desk.ts'
import { applyFeed } from '../feed.ts'

export const handleApplyFeed = handle(
  applyFeedCall,
  applyFeedSchemas,
  async (context, { params: { runId } }) => {
    const run = await waitingRun(context, runId)
    if (!run.games) refuse('FEED_STATE')
    const { games, ...rest } = run
    const counts = await applyFeed(context.tx, { ...rest, games }, whoOf(context), context.now)
    await context.audit('feed.apply', `feed:${runId}`, {
      vassalage: run.vassalage,
      sourceName: run.sourceName,
      ...counts,
    })
    return runRow(
      { ...rest, ...counts, state: 'APPLIED', endedByName: whoOf(context).name, endedAt: context.now },
      await vendorNames(context),
    )
  },
)
