import { readFeedRun, readFeedRunSchemas } from '../../../../contract/operator/catalogue/read-feed-run.ts'
import { handle } from '../../../../platform/calls.ts'
import { runDetail } from '../desk.ts'

export const handleReadFeedRun = handle(readFeedRun, readFeedRunSchemas, async (context, { params }) =>
  runDetail(context, params.runId),
)
