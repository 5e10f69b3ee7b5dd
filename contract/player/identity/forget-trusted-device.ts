import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const forgetTrustedDevice: Call<typeof forgetTrustedDeviceSchemas> = {
  name: 'identity/forget-trusted-device',
  method: 'DELETE',
  path: '/api/wps/member/trustedDevices/:deviceId',
  module: 'WPS',
  audience: 'member',
  summary: 'Forgets a trusted device, which is asked for a second step again.',
  openTo: ['restricted'],
  errors: ['LOGIN_NOT_FOUND'],
}
export function forgetTrustedDeviceSchemas() {
  return { params: Type.Object({ deviceId: Type.String({ maxLength: 64 }) }), value: Empty() }
}
