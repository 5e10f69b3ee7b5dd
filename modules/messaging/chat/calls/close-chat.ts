import { refuse } from '../../../../contract/errors.ts'
import { closeChat, closeChatSchemas } from '../../../../contract/operator/messaging/close-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellChat } from '../chat.ts'
import { lockConversation, setClosed } from '../store/chat.ts'

export const handleCloseChat = handle(closeChat, closeChatSchemas, async (context, { params }) => {
  const { tx, merchant, actor } = context
  const row =
    (await lockConversation(tx, { merchantId: merchant.id, conversationId: params.conversationId })) ??
    refuse('CHAT_NOT_FOUND')
  if (row.state === 'CLOSED' || (row.staff_id !== null && row.staff_id !== actor.accountId))
    refuse('CHAT_STATE')
  await setClosed(tx, row.conversation_id)
  await context.audit('chat.close', `conversation:${row.conversation_id}`, {
    member: row.account,
    lines: row.last_seq,
  })
  tellChat(context, row, row.last_seq)
  return {}
})
