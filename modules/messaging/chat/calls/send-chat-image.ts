import { sendChatImage, sendChatImageSchemas } from '../../../../contract/player/messaging/send-chat-image.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeAsMember } from '../chat.ts'

export const handleSendChatImage = handle(sendChatImage, sendChatImageSchemas, async (context, { params }) =>
  writeAsMember(context, params.conversationId, { isImage: true }),
)
