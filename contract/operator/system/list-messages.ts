import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'

export const messageStates = ['KEPT', 'QUEUED', 'SENDING', 'SENT', 'FAILED'] as const

export const listMessages: Call<typeof listMessagesSchemas> = {
  name: 'operator/list-messages',
  method: 'GET',
  path: '/api/operator/messages',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'messages.read',
  summary:
    'SMS and mails with the result of each. Their texts are shown in the demo only, where they never leave the machine.',
}
export function listMessagesSchemas() {
  return {
    query: Type.Object({
      to: Type.Optional(Text(100)),
      channel: Type.Optional(OneOf(['SMS', 'MAIL', 'PUSH'])),
      state: Type.Optional(OneOf(messageStates)),
      ...PageQuery,
    }),
    value: PageOf(
      Type.Object({
        messageId: Type.String(),
        channel: OneOf(['SMS', 'MAIL', 'PUSH']),
        to: Type.String(),
        subject: Type.String({ description: 'empty in live mode' }),
        text: Type.String({ description: 'empty in live mode, since it may hold a code' }),
        purpose: Type.String(),
        state: OneOf(messageStates),
        attempts: Type.Integer(),
        failedWith: Nullable(Type.String()),
        canResend: Type.Boolean(),
        createdAt: Time(),
        sentAt: Nullable(Time()),
      }),
    ),
  }
}
