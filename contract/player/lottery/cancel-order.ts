import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id } from '../../shared/fields.ts'

export const cancelOrder: Call<typeof cancelOrderSchemas> & { isBatched: true } = {
  name: 'lottery/cancel-order',
  method: 'DELETE',
  path: '/api/lotto/lgw/orders/:orderId',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Cancels a whole bet while its issue is open, and returns its stake.',
  errors: ['LOTTERY_ORDER_NOT_FOUND', 'LOTTERY_CANCEL_CLOSED', 'LOTTERY_CANCEL_LIMIT'],
}

export function cancelOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({
      orderId: Id(),
      refundAmount: Amount(),
      balance: Amount('after the refund'),
      currency: Currency(),
    }),
  }
}
