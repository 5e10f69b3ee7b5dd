import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { FairRound } from './fields.ts'

export const readFairRound: Call<typeof readFairRoundSchemas> & { isBatched: true } = {
  name: 'studio/read-fair-round',
  method: 'GET',
  path: '/api/studio/v1/fair/rounds/:roundId',
  module: 'STUDIO',
  audience: 'player',
  isBatched: true,
  summary: 'One of the member’s own rounds with everything that proves it.',
  errors: ['ROUND_NOT_FOUND'],
}

export function readFairRoundSchemas() {
  return { params: Type.Object({ roundId: Id() }), value: FairRound() }
}
