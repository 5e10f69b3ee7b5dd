import { sendChatText, sendChatTextSchemas } from '../../../../contract/player/messaging/send-chat-text.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeAsMember } from '../chat.ts'

export const handleSendChatText = handle(
  sendChatText,
  sendChatTextSchemas,
  async (context, { params, body }) => writeAsMember(context, params.conversationId, { text: body.text }),
)
