import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { feedTerms } from './sport-feed-fields.ts'

export const addSportFeed: Call<typeof addSportFeedSchemas> = {
  name: 'sports/add-sport-feed',
  method: 'POST',
  path: '/api/operator/sports/feeds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Takes a feed in. Its first secret is shown this once and is not valid until a second person confirms it.',
  errors: ['SPORT_FEED_TAKEN', 'CHANGE_SECOND_MISSING'],
}

export function addSportFeedSchemas() {
  return {
    body: Type.Object({
      provider: Type.String({
        pattern: '^[A-Z][A-Z0-9]{1,8}$',
        description: 'the code that it signs its deliveries with; it never changes',
      }),
      ...feedTerms(),
      isVirtual: Type.Boolean({ description: 'everything that it says is labelled virtual' }),
    }),
    value: Type.Object({ provider: Type.String(), secret: Type.String(), state: OneOf(['PENDING']) }),
  }
}
