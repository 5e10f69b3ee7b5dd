import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { KeptShot } from './fish-fields.ts'

export const listFishRounds: Call<typeof listFishRoundsSchemas> & { isBatched: true } = {
  name: 'studio/list-fish-rounds',
  method: 'GET',
  path: '/api/studio/v1/fish/rounds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'What the member shot, in settled windows, newest first.',
  errors: ['GAME_NOT_FOUND'],
}

export function listFishRoundsSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        roundId: Id(),
        state: OneOf(['SETTLED', 'VOID'] as const),
        betAmount: Amount(),
        winAmount: Amount(),
        shotCount: Type.Integer(),
        hitCount: Type.Integer(),
        currency: Currency(),
        playedAt: Time(),
        shots: Type.Array(KeptShot()),
      }),
    ),
  }
}
