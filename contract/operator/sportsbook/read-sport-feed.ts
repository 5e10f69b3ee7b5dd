import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { feedEventKinds, SportFeed } from './list-sport-feeds.ts'
import { FeedProvider } from './sport-feed-fields.ts'

export const readSportFeed: Call<typeof readSportFeedSchemas> = {
  name: 'sports/read-sport-feed',
  method: 'GET',
  path: '/api/operator/sports/feeds/:provider',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'One feed, and the last hundred things that happened to it.',
  errors: [],
}

const Count = () => Nullable(Type.Integer({ minimum: 0 }))

export function readSportFeedSchemas() {
  return {
    params: Type.Object({ provider: FeedProvider() }),
    value: Type.Object({
      feed: SportFeed(),
      events: Type.Array(
        Type.Object({
          eventNo: Type.String(),
          kind: OneOf(feedEventKinds),
          at: Time(),
          status: Nullable(Type.String({ description: 'of a refusal (docs/vendors/feed-sports.md)' })),
          field: Nullable(Type.String()),
          fixtureId: Nullable(Type.String({ description: 'the provider’s own' })),
          from: Count(),
          to: Count(),
          by: Nullable(Type.String()),
          reason: Nullable(Type.String()),
          sportCodes: Nullable(Type.Array(SportCodeField(), { description: 'of which it may speak since' })),
          count: Nullable(Type.Integer({ description: 'open fixtures that this took off sale' })),
        }),
        { description: 'the newest first' },
      ),
    }),
  }
}
