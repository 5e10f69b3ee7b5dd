import { attendChat, attendChatSchemas } from '../../../../contract/operator/messaging/attend-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { putPresence } from '../store/presence.ts'

export const handleAttendChat = handle(
  attendChat,
  attendChatSchemas,
  async ({ tx, merchant, actor, now }, { body }) => {
    await putPresence(tx, {
      operatorId: actor.accountId,
      merchantId: merchant.id,
      name: body.name,
      seenAt: body.isPresent ? now : null,
    })
    return {}
  },
)
