import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, Time } from '../../shared/fields.ts'
import { MemberParams } from './schemas.ts'

export const listSessions: Call<typeof listSessionsSchemas> = {
  name: 'operator/list-sessions',
  method: 'GET',
  path: '/api/operator/members/:memberId/sessions',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: "A member's sessions: from which address, on which device, until when.",
  errors: ['MEMBER_NOT_FOUND'],
}
export function listSessionsSchemas() {
  return {
    params: MemberParams(),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          sessionId: Id(),
          address: Type.String(),
          device: Type.String(),
          createdAt: Time(),
          lastSeenAt: Time(),
          expiresAt: Time(),
          endedAt: Nullable(Time()),
          endedCode: Nullable(Type.String()),
          isLive: Type.Boolean(),
        }),
      ),
    }),
  }
}
