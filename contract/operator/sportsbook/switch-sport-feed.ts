import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { SportFeed } from './list-sport-feeds.ts'
import { FeedProvider } from './sport-feed-fields.ts'

export const switchSportFeed: Call<typeof switchSportFeedSchemas> = {
  name: 'sports/switch-sport-feed',
  method: 'POST',
  path: '/api/operator/sports/feeds/:provider/switch',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary:
    'Switches a feed off, which suspends all its fixtures in every house, or on again: it then waits for a snapshot.',
  errors: [],
}

export function switchSportFeedSchemas() {
  return {
    params: Type.Object({ provider: FeedProvider() }),
    body: Type.Object({ isOn: Type.Boolean(), reason: Text(140, 1) }),
    value: SportFeed(),
  }
}
