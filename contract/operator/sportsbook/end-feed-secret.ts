import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SportFeed } from './list-sport-feeds.ts'
import { FeedProvider } from './sport-feed-fields.ts'

export const endFeedSecret: Call<typeof endFeedSecretSchemas> = {
  name: 'sports/end-feed-secret',
  method: 'POST',
  path: '/api/operator/sports/feeds/:provider/secrets/end-old',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  isIdempotent: true,
  summary: 'Ends the older of two secrets of a feed at once; the only one cannot be ended.',
  errors: ['SPORT_FEED_SECRET'],
}

export function endFeedSecretSchemas() {
  return { params: Type.Object({ provider: FeedProvider() }), value: SportFeed() }
}
