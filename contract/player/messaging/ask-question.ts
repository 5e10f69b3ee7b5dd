import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const askQuestion: Call<typeof askQuestionSchemas> = {
  name: 'messaging/ask-question',
  method: 'POST',
  path: '/api/wps/support/question',
  module: 'WPS',
  audience: 'member',
  summary:
    'A question to customer service of 3 to 200 words; it counts with the feedback of the day. The answer arrives as a platform message.',
  errors: ['FEEDBACK_LIMIT', 'QUESTION_LENGTH'],
}

export function askQuestionSchemas() {
  return {
    body: Type.Object({ content: Text(4000, 1) }),
    value: Type.Object({ feedbackId: Id(), status: OneOf(['OPEN']) }),
  }
}
