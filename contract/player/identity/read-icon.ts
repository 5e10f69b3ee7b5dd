import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readIcon: Call<typeof readIconSchemas> = {
  name: 'identity/read-icon',
  method: 'GET',
  path: '/api/wps/member/info/icon',
  module: 'WPS',
  audience: 'player',
  summary: "The account's picture: its initials.",
  openTo: ['restricted'],
}
export function readIconSchemas() {
  return {
    value: Type.Object({
      icon: Type.String({ description: 'data:image/svg+xml;base64,…' }),
      initials: Type.String(),
    }),
  }
}
