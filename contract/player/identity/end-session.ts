import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const endSession: Call<typeof endSessionSchemas> = {
  name: 'identity/end-session',
  method: 'POST',
  path: '/api/wps/member/sessions/:sessionId/end',
  module: 'WPS',
  audience: 'member',
  summary: 'Ends one session of the account; remembered devices must sign in again.',
  openTo: ['restricted'],
  errors: ['LOGIN_NOT_FOUND'],
}
export function endSessionSchemas() {
  return { params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }), value: Empty() }
}
