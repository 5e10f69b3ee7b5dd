import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberParams, MemberState, Reason } from './schemas.ts'

export const unfreezeMember: Call<typeof unfreezeMemberSchemas> = {
  name: 'operator/unfreeze-member',
  method: 'POST',
  path: '/api/operator/members/:memberId/unfreeze',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.freeze',
  summary: 'Unfreezes a member.',
  isIdempotent: true,
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function unfreezeMemberSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ reason: Reason() }),
    value: Type.Object({ state: MemberState() }),
  }
}
