import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FirstPassword, MemberParams, Reason } from './schemas.ts'

export const resetMember: Call<typeof resetMemberSchemas> & { isBatched: true } = {
  name: 'operator/reset-member',
  method: 'POST',
  path: '/api/operator/members/:memberId/password',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.secure',
  isBatched: true,
  summary:
    'Gives a member a new first password, shown this once; the sessions end and the password must be changed.',
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function resetMemberSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ reason: Reason() }),
    value: Type.Object(FirstPassword()),
  }
}
