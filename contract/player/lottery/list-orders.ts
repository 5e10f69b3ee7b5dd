import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { GameCode, lotteryOrderStates, Numero, orderFields } from '../../shared/lottery-orders.ts'

export const listOrders: Call<typeof listOrdersSchemas> = {
  name: 'lottery/list-orders',
  method: 'GET',
  path: '/api/lotto/lgw/orders',
  module: 'LOTTO',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'The member’s bets, newest first, by lottery, issue, plan or state.',
  errors: [],
}

export function listOrdersSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      gameCode: Type.Optional(GameCode()),
      numero: Type.Optional(Numero()),
      chaseId: Type.Optional(Id()),
      state: Type.Optional(OneOf(lotteryOrderStates)),
    }),
    value: PageOf(Type.Object(orderFields())),
  }
}
