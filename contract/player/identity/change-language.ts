import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const changeLanguage: Call<typeof changeLanguageSchemas> = {
  name: 'identity/change-language',
  method: 'PUT',
  path: '/api/wps/member/language',
  module: 'WPS',
  audience: 'player',
  summary: 'Sets the language of messages to the account.',
  openTo: ['restricted'],
}
export function changeLanguageSchemas() {
  return {
    body: Type.Object({
      language: Type.String({
        minLength: 2,
        maxLength: 5,
        description: 'TH, EN …, one that the merchant offers',
      }),
    }),
    value: Type.Object({ language: Type.String() }),
  }
}
