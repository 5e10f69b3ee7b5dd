import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { FeedRunId } from './feed-fields.ts'

export const askFeed: Call<typeof askFeedSchemas> = {
  name: 'catalogue/ask-feed',
  method: 'POST',
  path: '/api/operator/feeds/:vassalage/read',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  rate: 'slow',
  summary:
    'Has the feed read from the vendor’s address within seconds; the result then waits for a decision.',
  errors: ['VENDOR_NOT_FOUND', 'FEED_NOT_FOUND'],
}

export function askFeedSchemas() {
  return { params: Type.Object({ vassalage: Id() }), value: FeedRunId() }
}
