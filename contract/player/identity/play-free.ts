import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { HumanCheck, SignedIn } from './schemas.ts'

export const playFree: Call<typeof playFreeSchemas> = {
  name: 'identity/play-free',
  method: 'POST',
  path: '/api/wps/session/login/freeplay',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Opens a trial account with play money for two hours.',
  errors: ['VERIFY_HUMAN_REQUIRED', 'AUTH_FREEPLAY_OFF'],
}
export function playFreeSchemas() {
  return {
    body: Type.Object({
      os: Type.Optional(Type.String({ maxLength: 40 })),
      platform: Type.Optional(Type.String({ maxLength: 10 })),
      token: Type.Optional(Type.String({ maxLength: 200, description: 'sent by older clients; not used' })),
      humanCheck: HumanCheck(),
    }),
    value: SignedIn(),
  }
}
