import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { HandAction, HandFields } from './hand-fields.ts'

export const actInHand: Call<typeof actInHandSchemas> & { isBatched: true } = {
  name: 'studio/act-in-hand',
  method: 'POST',
  path: '/api/studio/v1/hands/:handId/actions',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Takes one decision of an open hand; a double, a split and insurance stake more.',
  errors: [
    'HAND_NOT_FOUND',
    'HAND_STEP_STALE',
    'HAND_ACTION_INVALID',
    'GAME_NOT_FOUND',
    'GAME_MAINTENANCE',
    'BAL_INSUFFICIENT',
    'RG_STAKE_LIMIT',
    'RG_LOSS_LIMIT',
    'BONUS_MAX_BET',
    'BONUS_GAME',
    'AUTH_DISABLED',
    'AUTH_SELF_EXCLUDED',
    'RG_TIMEOUT',
    'RG_SESSION_LIMIT',
    'ROUND_STATE',
  ],
}

export function actInHandSchemas() {
  return {
    params: Type.Object({ handId: Id() }),
    body: Type.Object({
      step: Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'number of the step that is decided upon; another one: HAND_STEP_STALE',
      }),
      action: HandAction(),
    }),
    value: Type.Object(HandFields()),
  }
}
