import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberParams, MemberState, Reason } from './schemas.ts'

export const freezeMember: Call<typeof freezeMemberSchemas> = {
  name: 'operator/freeze-member',
  method: 'POST',
  path: '/api/operator/members/:memberId/freeze',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.freeze',
  summary: 'Suspends a member: no sign-in, no bet, no withdrawal; sessions end at once.',
  isIdempotent: true,
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function freezeMemberSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ reason: Reason() }),
    value: Type.Object({ state: MemberState() }),
  }
}
