import { refuse } from '../../../../contract/errors.ts'
import { markChatSeen, markChatSeenSchemas } from '../../../../contract/operator/messaging/mark-chat-seen.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellChat } from '../chat.ts'
import { markSeen, readConversation } from '../store/chat.ts'

export const handleMarkChatSeen = handle(
  markChatSeen,
  markChatSeenSchemas,
  async (context, { params, body }) => {
    const row =
      (await readConversation(context.tx, {
        merchantId: context.merchant.id,
        conversationId: params.conversationId,
      })) ?? refuse('CHAT_NOT_FOUND')
    if (await markSeen(context.tx, row.conversation_id, 'STAFF', body.seq))
      tellChat(context, row, row.last_seq)
    return {}
  },
)
