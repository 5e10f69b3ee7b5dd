import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { rainStates } from './read-red-envelope.ts'

export const readEnvelopeProof: Call<typeof readEnvelopeProofSchemas> = {
  name: 'promotions/read-envelope-proof',
  method: 'GET',
  path: '/api/wps/promotions/envelopes/:promotionId/proof',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Everything that a stranger needs to draw the shares of a rain of red envelopes again.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readEnvelopeProofSchemas() {
  return {
    params: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      promotionId: Id(),
      name: Type.String({ description: 'in the language of the call' }),
      state: OneOf(rainStates),
      currency: Currency(),
      tag: Type.String({ description: 'of the stream: envelope:<promotionId>; the nonce is 0' }),
      committedAt: Time('the commit was published then'),
      commit: Type.String({ description: 'SHA-256 of the seed' }),
      opensAt: Time(),
      endsAt: Time(),
      poolAmount: Amount(),
      count: Type.Integer(),
      beacon: Nullable(
        Type.String({
          description:
            'client part of the stream, from the opening on: SHA-256 of <tag>:<opensAt>:<poolAmount>:<count>',
        }),
      ),
      seed: Nullable(Type.String({ description: 'once the rain has ended' })),
      taken: Type.Array(Type.Object({ place: Type.Integer(), amount: Amount() }), {
        description: 'the shares that were taken, once the seed is shown',
      }),
    }),
  }
}
