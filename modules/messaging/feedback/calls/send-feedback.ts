import { sendFeedback, sendFeedbackSchemas } from '../../../../contract/player/messaging/send-feedback.ts'
import { handle } from '../../../../platform/calls.ts'
import { takeFeedback } from '../feedback.ts'

export const handleSendFeedback = handle(sendFeedback, sendFeedbackSchemas, async (context, { body }) =>
  takeFeedback(context, 'FEEDBACK', body.content),
)
