import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const markRoundShown: Call<typeof markRoundShownSchemas> & { isBatched: true } = {
  name: 'studio/mark-round-shown',
  method: 'POST',
  path: '/api/studio/v1/rounds/:roundId/shown',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary:
    'Records that the member has seen the round to its end, so it is not shown again when the game is opened.',
  errors: ['ROUND_NOT_FOUND'],
}

export function markRoundShownSchemas() {
  return { params: Type.Object({ roundId: Id() }), value: Empty() }
}
