import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, PageOf, PageQuery } from '../../shared/fields.ts'
import { MessageCall, MessageDirection, MessageResult, VendorMessage } from './vendor-message-fields.ts'

export const listVendorMessages: Call<typeof listVendorMessagesSchemas> = {
  name: 'launch/list-vendor-messages',
  method: 'GET',
  path: '/api/operator/vendors/:vassalage/messages',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'vendors.messages',
  summary:
    'What a vendor and the platform sent each other over HTTP, newest first; at most 10,000 are counted.',
  errors: [],
}

export function listVendorMessagesSchemas() {
  return {
    params: Type.Object({ vassalage: Type.String({ minLength: 1, maxLength: 64 }) }),
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      direction: Type.Optional(MessageDirection()),
      call: Type.Optional(MessageCall()),
      result: Type.Optional(MessageResult()),
      reference: Type.Optional(
        Type.String({ maxLength: 64, description: 'the id of a transaction or of a round' }),
      ),
      ...PageQuery,
    }),
    value: PageOf(Type.Object(VendorMessage())),
  }
}
