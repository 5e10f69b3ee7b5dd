import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'
import { redemptionKinds, redemptionStates } from '../../shared/point-words.ts'

export const listRedemptions: Call<typeof listRedemptionsSchemas> = {
  name: 'points/list-redemptions',
  method: 'GET',
  path: '/api/wps/points/redeem/list',
  module: 'POINTS',
  audience: 'member',
  summary: 'What the member redeemed, newest first.',
  errors: [],
}

export function listRedemptionsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, status: Type.Optional(OneOf(redemptionStates)) }),
    value: PageOf(
      Type.Object({
        redemptionId: Type.String(),
        number: Type.String({ description: 'RD-…' }),
        kind: OneOf(redemptionKinds),
        title: Type.String({ description: "in the caller's language" }),
        status: OneOf(redemptionStates),
        time: Time(),
        decidedAt: Nullable(Time()),
        sentAt: Nullable(Time('of approved goods; null: not yet')),
        quantity: Type.Integer(),
        pointsAmount: Points(),
        cashAmount: Amount('GOODS: paid beside the points; CASH: received for them'),
        currency: Currency(),
        remark: Type.String({ description: 'why it was rejected, or how it is delivered' }),
      }),
    ),
  }
}
