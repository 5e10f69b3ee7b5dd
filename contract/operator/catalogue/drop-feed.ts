import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { FeedRunId } from './feed-fields.ts'

export const dropFeed: Call<typeof dropFeedSchemas> = {
  name: 'catalogue/drop-feed',
  method: 'POST',
  path: '/api/operator/feed-runs/:runId/drop',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Discards a feed that was read; nothing of it is applied.',
  errors: ['FEED_NOT_FOUND', 'FEED_STATE'],
}

export function dropFeedSchemas() {
  return { params: FeedRunId(), value: Empty() }
}
