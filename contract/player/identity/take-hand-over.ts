import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SignedIn } from './schemas.ts'

export const takeHandOver: Call<typeof takeHandOverSchemas> = {
  name: 'identity/take-hand-over',
  method: 'POST',
  path: '/api/wps/session/handover/redeem',
  module: 'WPS',
  audience: 'visitor',
  summary:
    'Exchanges the code of a download link for a new session; the code is used up whatever the answer.',
  errors: ['AUTH_TICKET_INVALID', 'AUTH_DISABLED'],
}
export function takeHandOverSchemas() {
  return { body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }), value: SignedIn() }
}
