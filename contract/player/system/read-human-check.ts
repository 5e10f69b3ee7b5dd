import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readHumanCheck: Call<typeof readHumanCheckSchemas> = {
  name: 'system/read-human-check',
  method: 'GET',
  path: '/api/wps/verification/human',
  module: 'WPS',
  audience: 'visitor',
  summary: 'An ALTCHA challenge (altcha-lib v2, PBKDF2/SHA-256) for one scene.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
  isForConsoleToo: true,
}
export function readHumanCheckSchemas() {
  const text = () => Type.String()
  return {
    query: Type.Object({
      scene: Type.Union([Type.Literal('login'), Type.Literal('sms'), Type.Literal('register')]),
    }),
    value: Type.Object({
      parameters: Type.Object({
        algorithm: text(),
        nonce: text(),
        salt: text(),
        cost: Type.Integer(),
        keyLength: Type.Integer(),
        keyPrefix: text(),
        keySignature: text(),
        expiresAt: Type.Integer(),
        data: Type.Object({ endsAtMs: Type.Integer(), place: text(), scene: text(), visitor: text() }),
      }),
      signature: text(),
    }),
  }
}
