import type { Call } from '../../shared/call.ts'
import { FeedRunDetail, FeedRunId } from './feed-fields.ts'

export const readFeedRun: Call<typeof readFeedRunSchemas> = {
  name: 'catalogue/read-feed-run',
  method: 'GET',
  path: '/api/operator/feed-runs/:runId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary:
    'One reading of a feed: what it would change or has changed, and the refused rows with line and reason.',
  errors: ['FEED_NOT_FOUND'],
}

export function readFeedRunSchemas() {
  return { params: FeedRunId(), value: FeedRunDetail() }
}
