import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { receiverStates } from '../../shared/receiver-words.ts'
import { ReceiverRules } from './receiver-schemas.ts'

export const changeReceiver: Call<typeof changeReceiverSchemas> = {
  name: 'cashier/change-receiver',
  method: 'POST',
  path: '/api/operator/receivers/:receiverId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary:
    'Pauses, resumes or removes an account, or changes its limit, rank and note. Its number never changes: another number is another account.',
  errors: ['RECEIVER_NOT_FOUND', 'CHANGE_STATE'],
}
export function changeReceiverSchemas() {
  return {
    params: Type.Object({ receiverId: Id() }),
    body: Type.Object({ state: OneOf(receiverStates), ...ReceiverRules() }),
    value: Type.Object({ receiverId: Id(), state: OneOf(receiverStates) }),
  }
}
