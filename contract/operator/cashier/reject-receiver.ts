import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ReceiverChangeState } from './receiver-schemas.ts'

export const rejectReceiver: Call<typeof rejectReceiverSchemas> = {
  name: 'cashier/reject-receiver',
  method: 'POST',
  path: '/api/operator/receivers/changes/:changeId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary: 'Withdraws a pending account.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE'],
}
export function rejectReceiverSchemas() {
  return { params: Type.Object({ changeId: Id() }), value: ReceiverChangeState() }
}
