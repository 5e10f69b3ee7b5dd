import { answerChat, answerChatSchemas } from '../../../../contract/operator/messaging/answer-chat.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeAsStaff } from '../chat.ts'

export const handleAnswerChat = handle(answerChat, answerChatSchemas, async (context, { params, body }) =>
  writeAsStaff(context, params.conversationId, { text: body.text }),
)
