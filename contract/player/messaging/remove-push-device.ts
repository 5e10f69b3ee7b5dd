import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { PushDevices } from './push-fields.ts'

export const removePushDevice: Call<typeof removePushDeviceSchemas> = {
  name: 'messaging/remove-push-device',
  method: 'DELETE',
  path: '/api/wps/member/push/:deviceId',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Removes a browser; one that is not there any more is no error.',
}

export function removePushDeviceSchemas() {
  return { params: Type.Object({ deviceId: Id() }), value: PushDevices() }
}
