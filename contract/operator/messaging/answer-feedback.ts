import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const answerFeedback: Call<typeof answerFeedbackSchemas> = {
  name: 'messaging/answer-feedback',
  method: 'POST',
  path: '/api/operator/feedback/:feedbackId/answer',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'feedback.answer',
  summary: 'Answers a member’s feedback, once; the answer arrives as a platform message.',
  errors: ['FEEDBACK_NOT_FOUND', 'FEEDBACK_STATE'],
}

export function answerFeedbackSchemas() {
  return {
    params: Type.Object({ feedbackId: Id() }),
    body: Type.Object({ answer: Text(2000, 1) }),
    value: Empty(),
  }
}
