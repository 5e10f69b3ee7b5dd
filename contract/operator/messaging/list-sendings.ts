import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ByLanguage } from '../../shared/content-fields.ts'
import { Id, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'

export const listSendings: Call<typeof listSendingsSchemas> = {
  name: 'messaging/list-sendings',
  method: 'GET',
  path: '/api/operator/inbox',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'inbox.send',
  summary: 'What operators sent to members’ inboxes, newest first, and how many have read it.',
}

export function listSendingsSchemas() {
  return {
    query: Type.Object(PageQuery),
    value: PageOf(
      Type.Object({
        sendingId: Id(),
        audience: OneOf(['ALL', 'LIST']),
        recipients: Type.Integer(),
        readers: Type.Integer(),
        titles: ByLanguage(120),
        sentBy: Type.String(),
        sentAt: Time(),
      }),
    ),
  }
}
