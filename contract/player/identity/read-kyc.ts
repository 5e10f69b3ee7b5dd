import type { Call } from '../../shared/call.ts'
import { KycView } from './kyc-schemas.ts'

export const readKyc: Call<typeof readKycSchemas> = {
  name: 'identity/read-kyc',
  method: 'GET',
  path: '/api/wps/member/kyc',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: "The member's verification: the level, what the next one needs, and the newest request.",
}
export function readKycSchemas() {
  return { value: KycView() }
}
