import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Text } from '../../shared/fields.ts'
import { receiverChannels } from '../../shared/receiver-words.ts'
import { ReceiverChangeState, ReceiverRules } from './receiver-schemas.ts'

export const proposeReceiver: Call<typeof proposeReceiverSchemas> = {
  name: 'cashier/propose-receiver',
  method: 'POST',
  path: '/api/operator/receivers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary: 'Proposes a new account for members to pay to; it is used once a second operator confirms it.',
  errors: ['CHANGE_STATE'],
}
export function proposeReceiverSchemas() {
  return {
    body: Type.Object({
      channel: OneOf(receiverChannels),
      bankCode: Type.Optional(Nullable(Text(10))),
      accountNo: Text(24, 1),
      holderName: Text(60, 1),
      settlesBank: Type.Optional(Nullable(Text(10))),
      settlesAccountNo: Type.Optional(Nullable(Text(24))),
      ...ReceiverRules(),
    }),
    value: ReceiverChangeState(),
  }
}
