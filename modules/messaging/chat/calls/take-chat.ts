import { refuse } from '../../../../contract/errors.ts'
import { takeChat, takeChatSchemas } from '../../../../contract/operator/messaging/take-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellChat } from '../chat.ts'
import { assign, lockConversation } from '../store/chat.ts'

export const handleTakeChat = handle(takeChat, takeChatSchemas, async (context, { params, body }) => {
  const { tx, merchant, actor } = context
  const row =
    (await lockConversation(tx, { merchantId: merchant.id, conversationId: params.conversationId })) ??
    refuse('CHAT_NOT_FOUND')
  if (row.staff_id === actor.accountId) return {}
  // Taking it from a colleague names the colleague, so that two who press at once do not take it from each
  // other.
  if (row.staff_account !== null && row.staff_account !== body.from) refuse('CHAT_STATE')
  await assign(tx, row.conversation_id, { id: actor.accountId, account: actor.claims.account })
  await context.audit('chat.take', `conversation:${row.conversation_id}`, {
    member: row.account,
    from: row.staff_account,
  })
  tellChat(context, row, row.last_seq)
  return {}
})
