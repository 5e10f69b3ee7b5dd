import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const endSession: Call<typeof endSessionSchemas> = {
  name: 'operator/end-session',
  method: 'POST',
  path: '/api/operator/members/:memberId/sessions/:sessionId/end',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.sessions',
  summary: "Ends a member's session at once.",
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE'],
}
export function endSessionSchemas() {
  return { params: Type.Object({ memberId: Id(), sessionId: Id() }), value: Empty() }
}
