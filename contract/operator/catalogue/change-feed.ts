import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const changeFeed: Call<typeof changeFeedSchemas> = {
  name: 'catalogue/change-feed',
  method: 'POST',
  path: '/api/operator/feeds/:vassalage',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Sets from where a vendor’s feed is read each day: an https address of an allowed host, or none.',
  errors: ['VENDOR_NOT_FOUND'],
}

export function changeFeedSchemas() {
  return {
    params: Type.Object({ vassalage: Id() }),
    body: Type.Object({
      feedUrl: Type.String({ maxLength: 500, description: 'empty: none' }),
      isDaily: Type.Boolean(),
    }),
    value: Empty(),
  }
}
