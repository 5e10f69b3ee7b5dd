import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable } from '../../shared/fields.ts'
import { VendorMessage } from './vendor-message-fields.ts'

export const readVendorMessage: Call<typeof readVendorMessageSchemas> = {
  name: 'launch/read-vendor-message',
  method: 'GET',
  path: '/api/operator/vendor-messages/:messageId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'vendors.messages',
  summary: 'One message of a vendor with its body and its answer; tokens and secrets are blanked.',
  errors: ['MESSAGE_NOT_FOUND'],
}

export function readVendorMessageSchemas() {
  return {
    params: Type.Object({ messageId: Id() }),
    value: Type.Object({
      ...VendorMessage(),
      request: Type.String({ description: 'the body as it was sent, 4,000 characters at most' }),
      answer: Nullable(Type.String({ description: 'null if no answer came' })),
    }),
  }
}
