import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { poolOrderStates } from './jackpot-fields.ts'

export const rejectPoolOrder: Call<typeof rejectPoolOrderSchemas> = {
  name: 'launch/reject-pool-order',
  method: 'POST',
  path: '/api/operator/jackpots/orders/:orderId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.manage',
  summary: 'Rejects a pending request; the operator who made it may take it back too.',
  isIdempotent: true,
  rate: 'money',
  errors: ['JACKPOT_ORDER_NOT_FOUND', 'JACKPOT_STATE'],
}

export function rejectPoolOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({ state: OneOf(poolOrderStates) }),
  }
}
