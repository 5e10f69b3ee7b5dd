import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const acknowledgeFirstLogin: Call<typeof acknowledgeFirstLoginSchemas> = {
  name: 'identity/acknowledge-first-login',
  method: 'POST',
  path: '/api/wps/member/firstLogin/ack',
  module: 'WPS',
  audience: 'member',
  summary: 'Records that the first-time steps were shown; firstTimeLogin is false from now on.',
}
export function acknowledgeFirstLoginSchemas() {
  return { value: Empty() }
}
