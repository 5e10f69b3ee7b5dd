import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SportFeed } from './list-sport-feeds.ts'
import { feedTerms, FeedProvider } from './sport-feed-fields.ts'

export const changeSportFeed: Call<typeof changeSportFeedSchemas> = {
  name: 'sports/change-sport-feed',
  method: 'POST',
  path: '/api/operator/sports/feeds/:provider',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  isIdempotent: true,
  summary:
    'The name of an outside feed, the sports of which it may bring fixtures, and how long it may be silent.',
  errors: [],
}

export function changeSportFeedSchemas() {
  return {
    params: Type.Object({ provider: FeedProvider() }),
    body: Type.Object(feedTerms()),
    value: SportFeed(),
  }
}
