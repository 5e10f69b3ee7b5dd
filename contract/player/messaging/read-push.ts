import type { Call } from '../../shared/call.ts'
import { PushDevices } from './push-fields.ts'

export const readPush: Call<typeof readPushSchemas> = {
  name: 'messaging/read-push',
  method: 'GET',
  path: '/api/wps/member/push',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'The key that browsers subscribe to, and the browsers of the member that take notifications.',
}

export function readPushSchemas() {
  return { value: PushDevices() }
}
