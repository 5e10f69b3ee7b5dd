import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { poolOrderStates } from './jackpot-fields.ts'

export const confirmPoolOrder: Call<typeof confirmPoolOrderSchemas> = {
  name: 'launch/confirm-pool-order',
  method: 'POST',
  path: '/api/operator/jackpots/orders/:orderId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.manage',
  summary: 'A second person confirms a pending request, which takes effect.',
  isIdempotent: true,
  rate: 'money',
  errors: ['JACKPOT_ORDER_NOT_FOUND', 'JACKPOT_STATE', 'JACKPOT_FOUR_EYES'],
}

export function confirmPoolOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({ state: OneOf(poolOrderStates) }),
  }
}
