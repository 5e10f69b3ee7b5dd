import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const rotateMemberSeeds: Call<typeof rotateMemberSeedsSchemas> = {
  name: 'studio/rotate-member-seeds', method: 'POST', path: '/api/studio/v1/member-seeds', module: 'STUDIO', audience: 'member', openTo: ['restricted'],
  summary: 'Reveals the server seed in use and begins the next pair.', errors: ['GAME_ROUND_OPEN'],
}

export function rotateMemberSeedsSchemas() {
  return {
    body: Type.Object({ clientSeed: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', maxLength: 64 })) }),
    value: Type.Object({ commit: Type.String(), nextCommit: Type.String(), clientSeed: Type.String(), nonce: Type.Integer({ minimum: 0 }), revealedServerSeed: Type.String() }),
  }
}
