import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PositiveAmount } from '../../shared/fields.ts'
import { HandFields } from './hand-fields.ts'

export const startHand: Call<typeof startHandSchemas> & { isBatched: true } = {
  name: 'studio/start-hand',
  method: 'POST',
  path: '/api/studio/v1/hands',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Stakes on a hand of blackjack and deals it. Two natural hands end it at once.',
  errors: [
    'GAME_NOT_FOUND',
    'GAME_MAINTENANCE',
    'HAND_OPEN',
    'HAND_LIMIT',
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

export function startHandSchemas() {
  return { body: Type.Object({ betAmount: PositiveAmount() }), value: Type.Object(HandFields()) }
}
