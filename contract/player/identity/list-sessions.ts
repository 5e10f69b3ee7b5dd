import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const listSessions: Call<typeof listSessionsSchemas> = {
  name: 'identity/list-sessions',
  method: 'GET',
  path: '/api/wps/member/sessions',
  module: 'WPS',
  audience: 'member',
  summary: "The valid sessions of the account, the caller's own first.",
  openTo: ['restricted'],
}
export function listSessionsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          sessionId: Type.String(),
          device: Type.String(),
          address: Type.String(),
          createdAt: Time(),
          lastSeenAt: Time(),
          expiresAt: Time(),
          isCurrent: Type.Boolean(),
        }),
      ),
    }),
  }
}
