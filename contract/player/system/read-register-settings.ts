import type { Call } from '../../shared/call.ts'
import { RegisterSettings } from './schemas.ts'

export const readRegisterSettings: Call<typeof readRegisterSettingsSchemas> = {
  name: 'system/read-register-settings',
  method: 'GET',
  path: '/api/wps/system/setting/register',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Each field of registration: shown, required, its pattern and bounds.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function readRegisterSettingsSchemas() {
  return { value: RegisterSettings() }
}
