import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ByLanguage } from '../../shared/content-fields.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { SiteLink } from '../../shared/messaging-fields.ts'
import { messageCategories } from '../../shared/messaging-words.ts'

export const sendMessage: Call<typeof sendMessageSchemas> = {
  name: 'messaging/send-message',
  method: 'POST',
  path: '/api/operator/inbox',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'inbox.send',
  isIdempotent: true,
  summary: 'Sends a platform message to one member, a list of account names, or all members.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function sendMessageSchemas() {
  return {
    body: Type.Object({
      audience: OneOf(['ALL', 'LIST']),
      accounts: Type.Optional(
        Type.Array(Text(64, 1), { maxItems: 500, description: 'account names, with the audience LIST' }),
      ),
      category: OneOf(messageCategories),
      titles: ByLanguage(120),
      contents: ByLanguage(2000),
      link: SiteLink(),
    }),
    value: Type.Object({
      sendingId: Id(),
      recipients: Type.Integer({
        description: '0 with the audience ALL: every member of the moment can read it',
      }),
    }),
  }
}
