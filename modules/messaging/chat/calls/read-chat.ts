import { refuse } from '../../../../contract/errors.ts'
import { readChat, readChatSchemas } from '../../../../contract/player/messaging/read-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { isStaffed, pageOfLines } from '../chat.ts'
import { readConversation } from '../store/chat.ts'
import { staffNameOf } from '../store/presence.ts'

export const handleReadChat = handle(readChat, readChatSchemas, async (context, { params, query }) => {
  const { tx, merchant, actor } = context
  const row =
    (await readConversation(tx, {
      merchantId: merchant.id,
      conversationId: params.conversationId,
      memberId: actor.accountId,
    })) ?? refuse('CHAT_NOT_FOUND')
  const lines = await pageOfLines(tx, row.conversation_id, query)
  return {
    state: row.state,
    isStaffed: await isStaffed(context),
    staffName: await staffNameOf(tx, row.staff_id),
    staffReadSeq: row.staff_read_seq,
    ...lines,
  }
})
