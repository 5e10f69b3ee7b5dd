import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PositiveAmount } from '../../shared/fields.ts'
import { RoundFields } from './fields.ts'

export const playRound: Call<typeof playRoundSchemas> & { isBatched: true } = {
  name: 'studio/play-round',
  method: 'POST',
  path: '/api/studio/v1/rounds',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Plays one round, which is drawn, stored and settled before it is answered.',
  errors: [
    'GAME_NOT_FOUND',
    'GAME_MAINTENANCE',
    'GAME_BET_INVALID',
    'GAME_AUTOPLAY_OFF',
    'GAME_SPIN_TOO_SOON',
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
    'FREE_ROUNDS_OVER',
    'PROMO_RG',
  ],
}

export function playRoundSchemas() {
  return {
    body: Type.Object({
      gameCode: Id(),
      betAmount: PositiveAmount(),
      choice: Type.Optional(Type.Unknown({ description: 'if the game asks for one' })),
      grantId: Type.Optional(
        Id('one of these free rounds, at their stake: nothing is taken from the member'),
      ),
      isAuto: Type.Optional(
        Type.Boolean({
          description:
            'an automatic spin: refused if the merchant allows none. It is not part of what the key stands for',
        }),
      ),
    }),
    value: Type.Object(RoundFields()),
  }
}
