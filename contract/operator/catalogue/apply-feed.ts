import type { Call } from '../../shared/call.ts'
import { FeedRunId, FeedRunRow } from './feed-fields.ts'

export const applyFeed: Call<typeof applyFeedSchemas> = {
  name: 'catalogue/apply-feed',
  method: 'POST',
  path: '/api/operator/feed-runs/:runId/apply',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Applies a feed: games are added, changed, closed if they are missing from it, and opened again if they are back. What an operator set stays.',
  errors: ['FEED_NOT_FOUND', 'FEED_STATE'],
}

export function applyFeedSchemas() {
  return { params: FeedRunId(), value: FeedRunRow() }
}
