import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Nullable, OneOf } from '../../shared/fields.ts'

export const resendVendorMessage: Call<typeof resendVendorMessageSchemas> & { isBatched: true } = {
  name: 'launch/resend-vendor-message',
  method: 'POST',
  path: '/api/operator/vendor-messages/:messageId/resend',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'vendors.resend',
  isBatched: true,
  summary:
    'Asks the vendor again for the result of a transfer that is not known, or repeats a question. It never moves money a second time.',
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_STATE'],
}

export function resendVendorMessageSchemas() {
  return {
    params: Type.Object({ messageId: Id() }),
    body: Empty(),
    value: Type.Object({
      answer: Type.String({ description: 'the vendor’s answer: a status, or why there is none' }),
      state: Nullable(
        OneOf(
          ['PENDING', 'DONE', 'RETURNED'],
          'how the transfer stands now; null where the message is about none',
        ),
      ),
    }),
  }
}
