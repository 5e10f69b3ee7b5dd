import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, Text, Time } from '../../shared/fields.ts'
import { PoolCode } from '../../shared/jackpot-fields.ts'

export const listJackpots: Call<typeof listJackpotsSchemas> & { isBatched: true } = {
  name: 'launch/list-jackpots',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_jackpotPools',
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary:
    'The jackpot pools with their present amounts, and how fast each grows, so that a counter can run between two answers.',
  errors: [],
}

export function listJackpotsSchemas() {
  return {
    query: Type.Object({ merchantCode: Type.Optional(Text(20)), language: Type.Optional(Text(8)) }),
    value: Type.Object({
      total: Amount('sum of the pools, minor units; 0 beside decorative'),
      currency: Currency(),
      pools: Type.Array(
        Type.Object({
          code: PoolCode(),
          name: Type.String(),
          amount: Amount('what a win would pay now'),
          mustHitBy: Nullable(Amount('it is won before it passes this amount; null: by chance at any time')),
          perSecond: Type.String({
            description:
              'growth of the last minutes in minor units a second, a decimal string such as "12.500000"',
          }),
        }),
      ),
      decorative: Type.Boolean({
        description:
          'the merchant shows the decoration of the specification instead; no amounts are answered then',
      }),
      asOf: Time(),
    }),
  }
}
