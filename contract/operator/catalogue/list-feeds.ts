import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listFeeds: Call<typeof listFeedsSchemas> = {
  name: 'catalogue/list-feeds',
  method: 'GET',
  path: '/api/operator/feeds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary: 'The vendors whose feeds this merchant may import, with the address of each.',
  errors: [],
}

export function listFeedsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          vassalage: Type.String(),
          name: Type.String(),
          feedUrl: Type.String({ description: 'empty: only files are imported' }),
          isDaily: Type.Boolean(),
          gameCount: Type.Integer(),
          absentCount: Type.Integer(),
        }),
      ),
      allowedHosts: Type.Array(Type.String(), { description: 'setting `catalogue.feedHosts`' }),
    }),
  }
}
