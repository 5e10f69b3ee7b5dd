import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf } from '../../shared/fields.ts'
import { chaseStates } from '../../shared/lottery-orders.ts'

export const stopChase: Call<typeof stopChaseSchemas> & { isBatched: true } = {
  name: 'lottery/stop-chase',
  method: 'DELETE',
  path: '/api/lotto/lgw/chases/:chaseId',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  isBatched: true,
  rate: 'money',
  summary: 'Stops a plan: items whose issue is closed stand, the others are cancelled and refunded.',
  errors: ['LOTTERY_CHASE_NOT_FOUND', 'LOTTERY_CHASE_STATE'],
}

export function stopChaseSchemas() {
  return {
    params: Type.Object({ chaseId: Id() }),
    value: Type.Object({
      chaseId: Id(),
      state: OneOf(chaseStates),
      cancelledCount: Type.Integer(),
      refundAmount: Amount(),
      balance: Amount('after the refunds'),
      currency: Currency(),
    }),
  }
}
