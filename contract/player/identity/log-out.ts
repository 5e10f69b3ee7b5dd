import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const logOut: Call<typeof logOutSchemas> = {
  name: 'identity/log-out',
  method: 'DELETE',
  path: '/api/wps/session/logout',
  module: 'WPS',
  audience: 'player',
  summary: 'Ends the session in every process and forgets the device.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function logOutSchemas() {
  return { value: Empty() }
}
