import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Text } from '../../shared/fields.ts'

export const testMessage: Call<typeof testMessageSchemas> & { isBatched: true } = {
  name: 'operator/test-message',
  method: 'POST',
  path: '/api/operator/messages/test',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary: 'Sends one test message to one’s own address or number at once, and answers the result.',
  isBatched: true,
  errors: ['SMS_NOT_SET_UP', 'MAIL_NOT_SET_UP'],
}
export function testMessageSchemas() {
  return {
    body: Type.Object({ channel: OneOf(['SMS', 'MAIL']), to: Text(120, 3) }),
    value: Type.Object({
      to: Type.String(),
      state: OneOf(['KEPT', 'SENT', 'FAILED'], 'KEPT: demo mode, where nothing leaves the machine'),
      failedWith: Nullable(
        Type.String({ description: 'in the words of the mail server or the SMS gateway' }),
      ),
    }),
  }
}
