import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import {
  Amount,
  Currency,
  Id,
  Nullable,
  PageOf,
  PageQuery,
  PositiveAmount,
  Time,
} from '../../shared/fields.ts'
import { PoolCode, PoolKind } from '../../shared/jackpot-fields.ts'

export const listJackpotWins: Call<typeof listJackpotWinsSchemas> = {
  name: 'launch/list-jackpot-wins',
  method: 'GET',
  path: '/api/wps/jackpots/wins',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Pools that were won, newest first, each with its proof, which anyone can compute again.',
  errors: [],
}

export function listJackpotWinsSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        winId: Id(),
        code: PoolCode(),
        name: Type.String(),
        kind: PoolKind(),
        instanceNo: Type.Integer({ description: 'the number of this pool among those of its name, from 1' }),
        amount: PositiveAmount(),
        currency: Currency(),
        customerName: Type.String({ description: 'the first two and the last of its characters' }),
        vassalage: Id(),
        gameCode: Id(),
        stakeAmount: PositiveAmount(),
        wonAt: Time(),
        startedAt: Time(),
        seedAmount: Amount(),
        capAmount: Nullable(Amount()),
        oddsAmount: Nullable(Amount()),
        commit: Nullable(
          Type.String({ description: 'SHA-256 of the secret, shown from the beginning of the pool' }),
        ),
        secret: Nullable(Type.String({ description: 'revealed by the win' })),
        triggerAmount: Nullable(Amount('the hidden amount at which the pool was won')),
        draw: Nullable(
          Type.String({
            description: "the round's two words as one number; below floor(stake / odds × 2^64) it wins",
          }),
        ),
        round: Nullable(
          Type.Object({
            commit: Type.String(),
            clientSeed: Type.String(),
            nonce: Type.Integer(),
            serverSeed: Nullable(
              Type.String({ description: "null until the member's pair of seeds is retired" }),
            ),
          }),
        ),
      }),
    ),
  }
}
