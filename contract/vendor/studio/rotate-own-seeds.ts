import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ClientSeed, Seeds } from './fields.ts'

export const rotateOwnSeeds: Call<typeof rotateOwnSeedsSchemas> & { isBatched: true } = {
  name: 'studio/rotate-own-seeds',
  method: 'POST',
  path: '/api/studio/v1/fair/seeds',
  module: 'STUDIO',
  audience: 'player',
  isBatched: true,
  summary: 'The same rotation from the verify page.',
  errors: ['HAND_OPEN'],
}

export function rotateOwnSeedsSchemas() {
  return {
    body: Type.Object({ clientSeed: Type.Optional(ClientSeed()) }),
    value: Type.Object({ ...Seeds(), revealedServerSeed: Type.String() }),
  }
}
