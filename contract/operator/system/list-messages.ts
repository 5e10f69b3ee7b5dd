import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'

export const listMessages: Call<typeof listMessagesSchemas> = {
  name: 'operator/list-messages', method: 'GET', path: '/api/operator/messages', module: 'OPERATOR', audience: 'operator', ability: 'messages.read',
  summary: 'SMS and mails of the demo, which never leave the machine.', errors: ['REQUEST_UNKNOWN_PATH'],
}
export function listMessagesSchemas() {
  return {
    query: Type.Object({ to: Type.Optional(Text(100)), ...PageQuery }),
    value: PageOf(Type.Object({
      messageId: Type.String(), channel: OneOf(['SMS', 'MAIL']), to: Type.String(), subject: Type.String(),
      text: Type.String(), purpose: Type.String(), createdAt: Time(),
    })),
  }
}
