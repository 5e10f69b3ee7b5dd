import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { MemberParams, Reason } from './schemas.ts'

export const removeFactor: Call<typeof removeFactorSchemas> = {
  name: 'operator/remove-factor',
  method: 'POST',
  path: '/api/operator/members/:memberId/factor/remove',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.secure',
  summary: "Removes a member's authenticator and recovery codes, after a lost phone.",
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function removeFactorSchemas() {
  return { params: MemberParams(), body: Type.Object({ reason: Reason() }), value: Empty() }
}
