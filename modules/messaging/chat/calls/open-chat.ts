import { refuse } from '../../../../contract/errors.ts'
import { openChat, openChatSchemas } from '../../../../contract/operator/messaging/open-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { pageOfLines } from '../chat.ts'
import { readConversation } from '../store/chat.ts'

export const handleOpenChat = handle(
  openChat,
  openChatSchemas,
  async ({ tx, merchant, actor }, { params, query }) => {
    const row =
      (await readConversation(tx, { merchantId: merchant.id, conversationId: params.conversationId })) ??
      refuse('CHAT_NOT_FOUND')
    return {
      conversationId: row.conversation_id,
      memberId: row.member_id,
      account: row.account,
      state: row.state,
      staff: row.staff_account,
      isMine: row.staff_id === actor.accountId,
      memberReadSeq: row.member_read_seq,
      ...(await pageOfLines(tx, row.conversation_id, query)),
    }
  },
)
