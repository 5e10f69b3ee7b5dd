import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { RevealedSeed, Seeds } from './fields.ts'

export const readOwnSeeds: Call<typeof readOwnSeedsSchemas> & { isBatched: true } = {
  name: 'studio/read-own-seeds',
  method: 'GET',
  path: '/api/studio/v1/fair/seeds',
  module: 'STUDIO',
  audience: 'player',
  isBatched: true,
  summary: 'The signed-in member’s pair of seeds, for the verify page, with the last retired pair.',
  errors: [],
}

export function readOwnSeedsSchemas() {
  return { value: Type.Object({ ...Seeds(), lastRevealed: RevealedSeed() }) }
}
