import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listTags: Call<typeof listTagsSchemas> = {
  name: 'operator/list-tags',
  method: 'GET',
  path: '/api/operator/tags',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: 'The tags that members have, by name, with how many have each.',
}

export function listTagsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(Type.Object({ tag: Type.String(), members: Type.Integer() })),
    }),
  }
}
