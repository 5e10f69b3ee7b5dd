import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'

export const rejectVoidOrder: Call<typeof rejectVoidOrderSchemas> = {
  name: 'launch/reject-void-order',
  method: 'POST',
  path: '/api/operator/studio/void-orders/:orderId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary:
    'Rejects the request, so the round stays as it was played; the operator who made it may take it back too.',
  isIdempotent: true,
  rate: 'money',
  errors: ['DESK_ORDER_NOT_FOUND', 'DESK_ORDER_STATE'],
}

export function rejectVoidOrderSchemas() {
  return {
    params: Type.Object({ orderId: Id() }),
    value: Type.Object({ state: OneOf(['PENDING', 'DONE', 'REJECTED']) }),
  }
}
