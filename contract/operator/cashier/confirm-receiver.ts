import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ReceiverChangeState } from './receiver-schemas.ts'

export const confirmReceiver: Call<typeof confirmReceiverSchemas> = {
  name: 'cashier/confirm-receiver',
  method: 'POST',
  path: '/api/operator/receivers/changes/:changeId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary: 'A second operator puts a pending account into use.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_FOUR_EYES'],
}
export function confirmReceiverSchemas() {
  return { params: Type.Object({ changeId: Id() }), value: ReceiverChangeState() }
}
