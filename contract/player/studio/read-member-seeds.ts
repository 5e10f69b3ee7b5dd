import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readMemberSeeds: Call<typeof readMemberSeedsSchemas> = {
  name: 'studio/read-member-seeds', method: 'GET', path: '/api/studio/v1/member-seeds', module: 'STUDIO', audience: 'member', openTo: ['restricted'],
  summary: 'The seed pair in use, outside any game.', errors: [],
}

export function readMemberSeedsSchemas() {
  return { value: Type.Object({ commit: Type.String(), nextCommit: Type.String(), clientSeed: Type.String(), nonce: Type.Integer({ minimum: 0 }) }) }
}
