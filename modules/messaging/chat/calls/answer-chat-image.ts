import {
  answerChatImage,
  answerChatImageSchemas,
} from '../../../../contract/operator/messaging/answer-chat-image.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeAsStaff } from '../chat.ts'

export const handleAnswerChatImage = handle(
  answerChatImage,
  answerChatImageSchemas,
  async (context, { params }) => writeAsStaff(context, params.conversationId, { isImage: true }),
)
