import type { Call } from '../../shared/call.ts'
import { Whitelabel } from './schemas.ts'

export const readWhitelabel: Call<typeof readWhitelabelSchemas> = {
  name: 'system/read-whitelabel',
  method: 'GET',
  path: '/api/wps/system/whitelabel',
  module: 'WPS',
  audience: 'visitor',
  summary: 'The flags of the merchant, its languages, currency and licence.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function readWhitelabelSchemas() {
  return { value: Whitelabel() }
}
