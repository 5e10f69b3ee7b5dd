import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

/** VOID: called off before it opened. */
export const rainStates = ['WAITING', 'OPEN', 'ENDED', 'VOID'] as const

export const readRedEnvelope: Call<typeof readRedEnvelopeSchemas> = {
  name: 'promotions/read-red-envelope',
  method: 'GET',
  path: '/api/wps/relay/MCS2_redEnvelope',
  module: 'MCS2',
  audience: 'member',
  summary: 'The rain of red envelopes that runs, comes next or was last, and what the member has of it.',
}

const OpenedEnvelope = () =>
  Type.Object({
    place: Type.Integer({ description: 'it was the so-manieth that was opened' }),
    name: Type.String({ description: 'of the member, masked' }),
    isOwn: Type.Boolean(),
    amount: Amount(),
  })

export function readRedEnvelopeSchemas() {
  return {
    query: Type.Object({
      promotionId: Type.Optional(Id('absent: the one that runs, comes next or was last')),
    }),
    value: Type.Object({
      currency: Currency(),
      merchantId: Type.String({ description: 'of the topic rain:<merchantId>' }),
      /** The member is excluded, on a time-out or has a safe-play marker: no envelope for them. */
      isLeftOut: Type.Boolean(),
      rain: Nullable(
        Type.Object({
          promotionId: Id(),
          name: Type.String({ description: 'in the language of the call' }),
          state: OneOf(rainStates),
          opensAt: Time(),
          endsAt: Time(),
          endedAt: Nullable(Time()),
          poolAmount: Amount(),
          count: Type.Integer(),
          takenCount: Type.Integer(),
          /** Published before: SHA-256 of the seed. */
          commit: Type.String(),
          beacon: Nullable(Type.String()),
          depositAmount: Amount('to be deposited before the opening'),
          depositDays: Type.Integer({ description: 'within so many days before it' }),
          ownDepositAmount: Amount('what the member deposited in that time'),
          own: Nullable(Type.Object({ place: Type.Integer(), amount: Amount(), openedAt: Time() })),
          latest: Type.Array(OpenedEnvelope(), { description: 'the last five, newest first' }),
        }),
      ),
      nextOpensAt: Nullable(Time('of the rain after this one')),
    }),
  }
}
