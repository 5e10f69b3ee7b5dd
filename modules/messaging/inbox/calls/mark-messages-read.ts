import { refuse } from '../../../../contract/errors.ts'
import {
  markMessagesRead,
  markMessagesReadSchemas,
} from '../../../../contract/player/messaging/mark-messages-read.ts'
import { handle } from '../../../../platform/calls.ts'
import { inboxOf, tellUnread } from '../inbox.ts'
import { markRead } from '../store/inbox.ts'

export const handleMarkMessagesRead = handle(
  markMessagesRead,
  markMessagesReadSchemas,
  async (context, { body }) => {
    const inbox = await inboxOf(context.tx, {
      merchantId: context.merchant.id,
      accountId: context.actor.accountId,
    })
    const ids = body.messageIds ? [...new Set(body.messageIds)] : null
    const known = await markRead(context.tx, inbox, ids, context.now)
    if (ids && known < ids.length) refuse('MESSAGE_NOT_FOUND')
    return tellUnread(context, inbox)
  },
)
