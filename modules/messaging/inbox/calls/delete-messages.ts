import { refuse } from '../../../../contract/errors.ts'
import {
  deleteMessages,
  deleteMessagesSchemas,
} from '../../../../contract/player/messaging/delete-messages.ts'
import { handle } from '../../../../platform/calls.ts'
import { inboxOf, tellUnread } from '../inbox.ts'
import { markDeleted } from '../store/inbox.ts'

export const handleDeleteMessages = handle(
  deleteMessages,
  deleteMessagesSchemas,
  async (context, { body }) => {
    const inbox = await inboxOf(context.tx, {
      merchantId: context.merchant.id,
      accountId: context.actor.accountId,
    })
    const ids = [...new Set(body.messageIds)]
    if ((await markDeleted(context.tx, inbox, ids, context.now)) < ids.length) refuse('MESSAGE_NOT_FOUND')
    return tellUnread(context, inbox)
  },
)
