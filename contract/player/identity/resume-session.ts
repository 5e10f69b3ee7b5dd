import type { Call } from '../../shared/call.ts'
import { SignedIn } from './schemas.ts'

export const resumeSession: Call<typeof resumeSessionSchemas> = {
  name: 'identity/resume-session',
  method: 'POST',
  path: '/api/wps/session/resume',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Exchanges the cookie of a remembered device for a token; the cookie is replaced by a new one.',
  errors: ['SESSION_EXPIRED', 'AUTH_DISABLED'],
}
export function resumeSessionSchemas() {
  return { value: SignedIn() }
}
