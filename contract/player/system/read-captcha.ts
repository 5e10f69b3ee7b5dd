import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readCaptcha: Call<typeof readCaptchaSchemas> = {
  name: 'system/read-captcha',
  method: 'GET',
  path: '/api/wps/captcha',
  module: 'WPS',
  audience: 'visitor',
  summary: 'A captcha for the visitor: two minutes, one use; a new one replaces the previous one.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function readCaptchaSchemas() {
  return { value: Type.String({ description: 'data:image/png;base64,…' }) }
}
