import { refuse } from '../../../../contract/errors.ts'
import { markChatRead, markChatReadSchemas } from '../../../../contract/player/messaging/mark-chat-read.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellChat } from '../chat.ts'
import { markSeen, readConversation } from '../store/chat.ts'

export const handleMarkChatRead = handle(
  markChatRead,
  markChatReadSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor } = context
    const row =
      (await readConversation(tx, {
        merchantId: merchant.id,
        conversationId: params.conversationId,
        memberId: actor.accountId,
      })) ?? refuse('CHAT_NOT_FOUND')
    if (await markSeen(tx, row.conversation_id, 'MEMBER', body.seq)) tellChat(context, row, row.last_seq)
    return {}
  },
)
