import { inboxTopic, type InboxPush } from '../../../../contract/pushes/inbox.ts'
import { noticeTopic, type NoticePush } from '../../../../contract/pushes/notice.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { events } from '../events.ts'
import { inboxOf } from '../inbox.ts'
import { countUnreadMessages } from '../store/inbox.ts'

/**
 * Pushes the number of unread messages to the member's open pages; after a message to all, every page is
 * asked to read it again.
 */
export const pushMessage: Listener = {
  name: 'messaging/push-message',
  event: events.messageSent,
  run: async ({ tx, services }, payload) => {
    const hub = services.use(hubKey)
    if (payload.memberId === null)
      return hub.push({
        topic: noticeTopic,
        merchantId: String(payload.merchantId),
        data: { id: String(payload.messageId) } satisfies NoticePush,
      })
    const accountId = String(payload.memberId)
    const data: InboxPush = {
      unreadMessage: await countUnreadMessages(
        tx,
        await inboxOf(tx, { merchantId: String(payload.merchantId), accountId }),
      ),
    }
    hub.push({ topic: inboxTopic, accountId, data: { ...data } })
  },
}
