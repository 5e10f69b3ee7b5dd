import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { GameCode, lotteryOrderStates, Numero, orderFields } from '../../shared/lottery-orders.ts'

/** A bet with whose it is. */
export const ownedOrderFields = () => ({ memberId: Id(), username: Type.String(), ...orderFields() })

export const listAllOrders: Call<typeof listAllOrdersSchemas> = {
  name: 'lottery/list-all-orders',
  method: 'GET',
  path: '/api/operator/lottery/orders',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'Bets in lotteries, newest first, by number, member, lottery, issue, state and day.',
  errors: [],
}

export function listAllOrdersSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      orderId: Type.Optional(Id()),
      memberId: Type.Optional(Id()),
      username: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
      gameCode: Type.Optional(GameCode()),
      numero: Type.Optional(Numero()),
      chaseId: Type.Optional(Id()),
      state: Type.Optional(OneOf(lotteryOrderStates)),
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
    }),
    value: PageOf(Type.Object(ownedOrderFields())),
  }
}
