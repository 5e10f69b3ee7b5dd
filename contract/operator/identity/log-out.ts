import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const logOut: Call<typeof logOutSchemas> = {
  name: 'operator/log-out',
  method: 'POST',
  path: '/api/operator/session/logout',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Ends the caller’s session at once, in every process.',
  openTo: ['mustChangePassword'],
}
export function logOutSchemas() {
  return { value: Empty() }
}
