import type { Call } from '../../shared/call.ts'
import { Profile } from './profile-schemas.ts'

export const readProfile: Call<typeof readProfileSchemas> = {
  name: 'identity/read-profile',
  method: 'GET',
  path: '/api/wps/member/profile',
  module: 'WPS',
  audience: 'member',
  summary: "The member's own data.",
  openTo: ['restricted'],
}
export function readProfileSchemas() {
  return { value: Profile() }
}
