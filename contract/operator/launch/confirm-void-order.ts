import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'

export const confirmVoidOrder: Call<typeof confirmVoidOrderSchemas> = {
  name: 'launch/confirm-void-order',
  method: 'POST',
  path: '/api/operator/studio/void-orders/:orderId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary: 'A second person confirms that a round is void: every stake is returned.',
  isIdempotent: true,
  rate: 'money',
  errors: ['DESK_OFF', 'DESK_ORDER_NOT_FOUND', 'DESK_ORDER_STATE', 'DESK_FOUR_EYES'],
}

export function confirmVoidOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({ state: OneOf(['PENDING', 'DONE', 'REJECTED']) }),
  }
}
