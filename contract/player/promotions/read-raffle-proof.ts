import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { raffleStates, RaffleWinner } from './raffle-fields.ts'

export const readRaffleProof: Call<typeof readRaffleProofSchemas> = {
  name: 'promotions/read-raffle-proof',
  method: 'GET',
  path: '/api/wps/promotions/raffles/:promotionId/proof',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Everything besides the ticket list that a stranger needs to draw a raffle again.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readRaffleProofSchemas() {
  return {
    params: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      promotionId: Id(),
      name: Type.String({ description: 'in the language of the call' }),
      state: OneOf(raffleStates),
      currency: Currency(),
      tag: Type.String({ description: 'of the stream: raffle:<promotionId>; the nonce is 0' }),
      committedAt: Time('the commit was published then'),
      commit: Type.String({ description: 'SHA-256 of the seed' }),
      closesAt: Time(),
      drawsAt: Time(),
      prizes: Type.Array(Amount()),
      digest: Nullable(
        Type.String({
          description:
            'client part of the stream, once the list is frozen: SHA-256 of its lines <first>-<last>:<holder>, each with a line feed',
        }),
      ),
      totalTickets: Nullable(Type.Integer({ description: 'in the frozen list' })),
      seed: Nullable(Type.String({ description: 'from the draw on' })),
      winners: Type.Array(RaffleWinner()),
    }),
  }
}
