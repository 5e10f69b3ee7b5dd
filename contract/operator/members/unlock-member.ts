import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberLocks, MemberParams, Reason } from './schemas.ts'

export const unlockMember: Call<typeof unlockMemberSchemas> & { isBatched: true } = {
  name: 'operator/unlock-member',
  method: 'POST',
  path: '/api/operator/members/:memberId/unlock',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.secure',
  isBatched: true,
  summary: 'Removes the locks after wrong attempts: on sign-in, its second step and the payment password.',
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function unlockMemberSchemas() {
  return { params: MemberParams(), body: Type.Object({ reason: Reason() }), value: MemberLocks() }
}
