import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { orderDetailFields } from '../../shared/lottery-orders.ts'

export const readOrder: Call<typeof readOrderSchemas> = {
  name: 'lottery/read-order',
  method: 'GET',
  path: '/api/lotto/lgw/orders/:orderId',
  module: 'LOTTO',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One of the member’s bets with every line and what it came to.',
  errors: ['LOTTERY_ORDER_NOT_FOUND'],
}

export function readOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object(orderDetailFields()),
  }
}
