import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'
import { Address, Points } from '../../shared/point-fields.ts'
import { deliveryStates, redemptionStates } from '../../shared/point-words.ts'

export const listPointOrders: Call<typeof listPointOrdersSchemas> = {
  name: 'points/list-point-orders',
  method: 'GET',
  path: '/api/operator/points/orders',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.view',
  summary: 'Requested goods in one state, those that wait with the oldest first, and what waits in all.',
}

export function listPointOrdersSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      state: OneOf(redemptionStates),
      delivery: Type.Optional(OneOf(deliveryStates, 'of approved goods; absent: all')),
    }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          redemptionId: Id(),
          number: Type.String(),
          memberId: Id(),
          username: Type.String(),
          vipLevel: Type.Integer(),
          kycLevel: Type.Integer(),
          depositsAmount: Amount('that the member ever made'),
          title: Text(80),
          imageUrl: Type.String(),
          stock: Type.Integer({ description: 'of these goods now, this order taken off' }),
          depositsNeeded: Amount('what the goods ask for; 0: nothing'),
          quantity: Type.Integer(),
          pointsAmount: Points('taken with the request'),
          balance: Points('that the member has now'),
          cashAmount: Amount('paid beside the points'),
          currency: Currency(),
          state: OneOf(redemptionStates),
          address: Nullable(Address()),
          requestedAt: Time(),
          decidedAt: Nullable(Time()),
          decidedBy: Nullable(Type.String()),
          sentAt: Nullable(Time('of approved goods; null: not yet')),
          note: Type.String({ description: 'as the member reads it' }),
        }),
      ),
      Type.Object({
        openCount: Type.Integer(),
        openPoints: Points(),
        toSendCount: Type.Integer({ description: 'approved and not sent' }),
        openWorthAmount: Amount('what they would be in money'),
        oldestAt: Nullable(Time()),
        lowStock: Type.Integer({ description: 'offered goods of which fewer than three are left' }),
        heldPoints: Points('of all members'),
        heldWorthAmount: Amount('what they would be in money'),
        currency: Currency(),
      }),
    ]),
  }
}
