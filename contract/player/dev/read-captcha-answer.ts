import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'

export const readCaptchaAnswer: Call<typeof readCaptchaAnswerSchemas> = {
  name: 'dev/read-captcha-answer',
  method: 'GET',
  path: '/api/dev/captcha',
  module: 'DEV',
  audience: 'dev',
  summary: "The text of the visitor's current captcha; demo mode only.",
}
export function readCaptchaAnswerSchemas() {
  return { value: Type.Object({ answer: Nullable(Type.String()) }) }
}
