import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ClientSeed, Seeds } from './fields.ts'

export const rotateSeeds: Call<typeof rotateSeedsSchemas> & { isBatched: true } = {
  name: 'studio/rotate-seeds',
  method: 'POST',
  path: '/api/studio/v1/seeds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'Retires the pair in use, reveals its server seed and continues with the pair that was committed in advance.',
  errors: ['HAND_OPEN'],
}

export function rotateSeedsSchemas() {
  return {
    body: Type.Object({ clientSeed: Type.Optional(ClientSeed()) }),
    value: Type.Object({ ...Seeds(), revealedServerSeed: Type.String() }),
  }
}
