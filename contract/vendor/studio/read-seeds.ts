import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Seeds } from './fields.ts'

export const readSeeds: Call<typeof readSeedsSchemas> & { isBatched: true } = {
  name: 'studio/read-seeds',
  method: 'GET',
  path: '/api/studio/v1/seeds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'The pair of seeds in use, as seen from a game.',
  errors: [],
}

export function readSeedsSchemas() {
  return { value: Type.Object(Seeds()) }
}
