import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { FeedProvider } from './sport-feed-fields.ts'

export const rotateFeedSecret: Call<typeof rotateFeedSecretSchemas> = {
  name: 'sports/rotate-feed-secret',
  method: 'POST',
  path: '/api/operator/sports/feeds/:provider/secrets',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Makes a new secret of a feed, shown this once. It is not valid until a second person confirms it; then the one before it stays valid until it is ended.',
  errors: ['CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function rotateFeedSecretSchemas() {
  return {
    params: Type.Object({ provider: FeedProvider() }),
    value: Type.Object({ secret: Type.String(), state: OneOf(['PENDING']) }),
  }
}
