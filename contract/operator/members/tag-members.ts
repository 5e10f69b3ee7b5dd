import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { Tag } from '../../shared/tag-fields.ts'
import { MOST_TAGGED } from '../../shared/tag-words.ts'

export const tagMembers: Call<typeof tagMembersSchemas> = {
  name: 'operator/tag-members',
  method: 'POST',
  path: '/api/operator/tags',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.tag',
  isIdempotent: true,
  summary:
    'Gives a tag to a list of members, or takes it from them; a name of nobody refuses the whole list.',
}

export function tagMembersSchemas() {
  return {
    body: Type.Object({
      tag: Tag(),
      isGiven: Type.Boolean({ description: 'false: it is taken away' }),
      usernames: Type.Array(Text(32, 1), { minItems: 1, maxItems: MOST_TAGGED }),
    }),
    value: Type.Object({
      changedCount: Type.Integer({ description: 'members for whom something changed' }),
    }),
  }
}
