import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const requestOwnCode: Call<typeof requestOwnCodeSchemas> = {
  name: 'identity/request-own-code', method: 'POST', path: '/api/wps/verification/own', module: 'WPS', audience: 'member',
  summary: 'Sends a code to the own proven number or address, to confirm a change.', errors: ['SMS_TOO_MANY'],
}
export function requestOwnCodeSchemas() {
  return {
    body: Type.Object({ method: Type.Union([Type.Literal('sms'), Type.Literal('email')]) }),
    value: Type.Object({ expiredMinutes: Type.Integer(), sentTo: Type.String({ description: 'masked' }) }),
  }
}
