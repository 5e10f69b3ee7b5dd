import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, Time } from '../../shared/fields.ts'

export const readFairRound: Call<typeof readFairRoundSchemas> = {
  name: 'studio/read-fair-round', method: 'GET', path: '/api/studio/v1/fair/:roundId', module: 'STUDIO', audience: 'member', openTo: ['restricted'],
  summary: 'What the member needs to recompute one of their own rounds.', errors: ['ROUND_NOT_FOUND'],
}

export function readFairRoundSchemas() {
  return {
    params: Type.Object({ roundId: Id() }),
    value: Type.Object({
      roundId: Id(),
      gameCode: Type.String(),
      mathVersion: Type.String(),
      betAmount: Amount(),
      winAmount: Amount(),
      currency: Currency(),
      playedAt: Time(),
      commit: Type.String({ description: 'SHA-256 of the server seed, shown before the round' }),
      clientSeed: Type.String(),
      nonce: Type.Integer({ minimum: 0 }),
      serverSeed: Nullable(Type.String({ description: 'hexadecimal; null until the pair is rotated' })),
    }),
  }
}
