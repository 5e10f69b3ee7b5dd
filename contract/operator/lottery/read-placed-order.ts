import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { orderDetailFields, orderLineFields } from '../../shared/lottery-orders.ts'

export const readPlacedOrder: Call<typeof readPlacedOrderSchemas> = {
  name: 'lottery/read-placed-order',
  method: 'GET',
  path: '/api/operator/lottery/orders/:orderId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'A member’s bet with every line and what it came to.',
  errors: ['LOTTERY_ORDER_NOT_FOUND'],
}

export function readPlacedOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({
      memberId: Id(),
      username: Type.String(),
      ...orderDetailFields(),
      lines: Type.Array(
        Type.Object({
          name: Type.String({ description: 'the play and its picks, as the betting record writes them' }),
          ...orderLineFields(),
        }),
      ),
    }),
  }
}
