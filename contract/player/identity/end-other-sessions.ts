import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const endOtherSessions: Call<typeof endOtherSessionsSchemas> = {
  name: 'identity/end-other-sessions',
  method: 'POST',
  path: '/api/wps/member/sessions/endOthers',
  module: 'WPS',
  audience: 'member',
  summary:
    "Ends every session of the account but the caller's own; remembered and trusted devices are forgotten.",
  openTo: ['restricted'],
}
export function endOtherSessionsSchemas() {
  return { value: Empty() }
}
