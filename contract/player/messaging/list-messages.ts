import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageQuery, Time } from '../../shared/fields.ts'
import { PageWith, SiteLink } from '../../shared/messaging-fields.ts'
import { messageCategories } from '../../shared/messaging-words.ts'

export const listMessages: Call<typeof listMessagesSchemas> = {
  name: 'messaging/list-messages',
  method: 'GET',
  path: '/api/wps/relay/CSP_messageList',
  module: 'CSP',
  audience: 'member',
  openTo: ['restricted'],
  summary: "The member's platform messages, newest first, in the caller's language.",
}

export function listMessagesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      status: Type.Optional(OneOf(['ALL', 'UNREAD'])),
      category: Type.Optional(OneOf(messageCategories)),
      language: Type.Optional(
        Type.Literal('ZH', { description: 'agents’ messages in Chinese, where they have it' }),
      ),
    }),
    value: PageWith(
      Type.Object({
        messageId: Id(),
        category: OneOf(messageCategories),
        title: Type.String(),
        content: Type.String({ description: 'plain text; an empty line separates paragraphs' }),
        link: SiteLink(),
        isRead: Type.Boolean(),
        sentAt: Time(),
      }),
      { unreadMessage: Type.Integer() },
    ),
  }
}
