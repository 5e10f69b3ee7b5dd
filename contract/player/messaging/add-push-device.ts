import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PushDevices } from './push-fields.ts'

export const addPushDevice: Call<typeof addPushDeviceSchemas> = {
  name: 'messaging/add-push-device',
  method: 'PUT',
  path: '/api/wps/member/push',
  module: 'WPS',
  audience: 'member',
  summary:
    'Adds a browser that agreed to notifications, five at most; it is of this member alone from now on. Consent is given apart from it.',
}

export function addPushDeviceSchemas() {
  return {
    body: Type.Object({
      endpoint: Type.String({
        minLength: 12,
        maxLength: 1_000,
        description: 'an address of a known push service',
      }),
      p256dh: Type.String({ maxLength: 100, description: 'base64url, as the browser gives it' }),
      auth: Type.String({ maxLength: 40, description: 'base64url, as the browser gives it' }),
    }),
    value: PushDevices(),
  }
}
