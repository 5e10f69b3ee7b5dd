import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberParams, MemberType, Reason } from './schemas.ts'

export const changeType: Call<typeof changeTypeSchemas> = {
  name: 'operator/change-type',
  method: 'POST',
  path: '/api/operator/members/:memberId/type',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.create',
  summary: 'Makes a member an agent, or an agent another kind of account, at the same place in the tree.',
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function changeTypeSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ type: MemberType(), reason: Reason() }),
    value: Type.Object({ type: MemberType() }),
  }
}
