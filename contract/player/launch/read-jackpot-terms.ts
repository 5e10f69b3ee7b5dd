import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, Time } from '../../shared/fields.ts'
import { PoolCode, PoolKind } from '../../shared/jackpot-fields.ts'

export const readJackpotTerms: Call<typeof readJackpotTermsSchemas> & { isBatched: true } = {
  name: 'launch/read-jackpot-terms',
  method: 'GET',
  path: '/api/wps/jackpots/terms',
  module: 'WPS',
  audience: 'visitor',
  isBatched: true,
  summary: 'The terms of the pools, in the order in which games take part, and the commit of each.',
  errors: [],
}

export function readJackpotTermsSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      pools: Type.Array(
        Type.Object({
          code: PoolCode(),
          name: Type.String(),
          kind: PoolKind(),
          isRunning: Type.Boolean(),
          instanceNo: Type.Integer(),
          amount: Amount(),
          seedAmount: Amount(),
          capAmount: Nullable(Amount()),
          oddsAmount: Nullable(Amount()),
          ratePpm: Type.Integer({ description: 'of each stake, in parts per million' }),
          share: Type.String({ description: 'what the pool adds to the RTP of a game, e.g. "0.006000"' }),
          commit: Nullable(Type.String()),
          startedAt: Nullable(Time()),
        }),
      ),
    }),
  }
}
