import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const makeHandOver: Call<typeof makeHandOverSchemas> = {
  name: 'identity/make-hand-over',
  method: 'POST',
  path: '/api/wps/session/handover',
  module: 'WPS',
  audience: 'member',
  summary:
    'Makes a code for the download link that signs in one other device: one use, 60 seconds, and only while this session is valid.',
}
export function makeHandOverSchemas() {
  return { value: Type.Object({ code: Type.String({ minLength: 43, maxLength: 43 }), expiresAt: Time() }) }
}
