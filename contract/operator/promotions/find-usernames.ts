import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { MOST_USERNAMES } from './desk-words.ts'

export const findUsernames: Call<typeof findUsernamesSchemas> = {
  name: 'promotions/find-usernames',
  method: 'POST',
  path: '/api/operator/promotions/usernames',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary: 'Which of these names belong to no member: for the list of members that a promotion is for.',
}

export function findUsernamesSchemas() {
  return {
    body: Type.Object({ usernames: Type.Array(Text(64, 1), { maxItems: MOST_USERNAMES }) }),
    value: Type.Object({
      foundCount: Type.Integer(),
      unknown: Type.Array(Type.String(), { description: 'the first 20' }),
      unknownCount: Type.Integer(),
    }),
  }
}
