import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Tags } from '../../shared/tag-fields.ts'
import { MemberParams } from './schemas.ts'

export const changeTags: Call<typeof changeTagsSchemas> = {
  name: 'operator/change-tags',
  method: 'POST',
  path: '/api/operator/members/:memberId/tags',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.tag',
  isIdempotent: true,
  summary: 'Sets the tags of a member; those that are not named are taken away.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function changeTagsSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ tags: Tags('all that the member has from now on') }),
    value: Type.Object({ tags: Type.Array(Type.String()) }),
  }
}
