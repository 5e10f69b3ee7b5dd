import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Audience } from './desk-fields.ts'

export const countAudience: Call<typeof countAudienceSchemas> = {
  name: 'promotions/count-audience',
  method: 'POST',
  path: '/api/operator/promotions/audience/count',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  summary:
    'How many members an audience reaches now, before it is saved. It looks at a bounded number of them.',
}

export function countAudienceSchemas() {
  return {
    body: Type.Object({ audience: Audience() }),
    value: Type.Object({
      members: Type.Integer({ description: 'whom it would be offered to' }),
      leftOut: Type.Integer({
        description:
          'who meets the conditions, but is on a break, excluded, frozen, flagged or in a marketing stop',
      }),
      isLineUnknown: Type.Boolean({ description: 'the line is of nobody or of no agent: nobody is counted' }),
      unknown: Type.Array(Type.String(), { description: 'the first 5 names that are no member’s' }),
      unknownCount: Type.Integer({ description: 'of names that are no member’s: nobody is counted then' }),
      isWhole: Type.Boolean({ description: 'false: the house has more members than were looked at' }),
    }),
  }
}
