import { countUnread, countUnreadSchemas } from '../../../../contract/player/messaging/count-unread.ts'
import { handle } from '../../../../platform/calls.ts'
import { inboxOf } from '../inbox.ts'
import { countUnreadMessages } from '../store/inbox.ts'

export const handleCountUnread = handle(countUnread, countUnreadSchemas, async ({ tx, merchant, actor }) => {
  return {
    unreadMessage: await countUnreadMessages(
      tx,
      await inboxOf(tx, { merchantId: merchant.id, accountId: actor.accountId }),
    ),
  }
})
