import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'

export const readInfo: Call<typeof readInfoSchemas> = {
  name: 'identity/read-info',
  method: 'GET',
  path: '/api/wps/member/info',
  module: 'WPS',
  audience: 'player',
  summary: 'Who is signed in.',
  openTo: ['restricted'],
}
export function readInfoSchemas() {
  return {
    value: Type.Object({
      id: Type.String(),
      account: Type.String(),
      nickname: Type.String(),
      type: Type.Integer({ description: '0 member, 1, 2, 41, 42 agent, 4 trial' }),
      isAgent: Type.Boolean(),
      isTrial: Type.Boolean(),
      language: Type.String(),
      restricted: Nullable(
        Type.String({
          description:
            'SELF_EXCLUDED, TIMEOUT or SESSION_LIMIT: only withdrawal, records, help and sign-out are open',
        }),
      ),
    }),
  }
}
