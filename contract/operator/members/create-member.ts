import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, Text } from '../../shared/fields.ts'
import { FirstPassword, MemberType, Reason } from './schemas.ts'

export const createMember: Call<typeof createMemberSchemas> & { isBatched: true } = {
  name: 'operator/create-member',
  method: 'POST',
  path: '/api/operator/members',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.create',
  isBatched: true,
  summary: 'Opens a member or an agent with a first password, which is shown this once and must be changed.',
  errors: ['REG_USERNAME_TAKEN', 'REG_MOBILE_TAKEN'],
}
export function createMemberSchemas() {
  return {
    body: Type.Object({
      username: Text(64, 1),
      type: MemberType(),
      upline: Type.Optional(Nullable(Text(64))),
      payeeName: Type.Optional(Nullable(Text(60))),
      mobileNum: Type.Optional(Nullable(Text(20))),
      reason: Reason(),
    }),
    value: Type.Object({ memberId: Id(), username: Type.String(), ...FirstPassword() }),
  }
}
