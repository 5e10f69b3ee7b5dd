import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readPhoneService: Call<typeof readPhoneServiceSchemas> = {
  name: 'identity/read-phone-service',
  method: 'GET',
  path: '/api/wps/verification/phone',
  module: 'WPS',
  audience: 'visitor',
  summary:
    'The page of the configured issuer that proves phone numbers; it posts the id token back to the window that opened it (docs/operating/phone-sign-in.md).',
  errors: ['PHONE_OFF'],
}
export function readPhoneServiceSchemas() {
  return {
    value: Type.Object({ pageUrl: Type.String({ description: 'an address, or a path of this site' }) }),
  }
}
