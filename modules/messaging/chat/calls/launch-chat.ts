import { launchChat, launchChatSchemas } from '../../../../contract/player/messaging/launch-chat.ts'
import { newId } from '../../../../kernel/ids.ts'
import { handle } from '../../../../platform/calls.ts'
import { isStaffed } from '../chat.ts'
import { takeConversation } from '../store/chat.ts'

export const handleLaunchChat = handle(launchChat, launchChatSchemas, async (context) => {
  const { tx, merchant, actor, now } = context
  const row = await takeConversation(tx, {
    conversationId: newId(),
    merchantId: merchant.id,
    memberId: actor.accountId,
    account: actor.claims.account,
    now,
  })
  return {
    conversationId: row.conversation_id,
    state: row.state,
    isStaffed: await isStaffed(context),
    unread: row.last_seq - row.member_read_seq,
  }
})
