import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { FEEDBACK_LENGTH } from '../../shared/messaging-words.ts'

export const sendFeedback: Call<typeof sendFeedbackSchemas> = {
  name: 'messaging/send-feedback',
  method: 'PUT',
  path: '/api/wps/feedback',
  module: 'WPS',
  audience: 'member',
  takes: 'upload',
  summary:
    'Feedback with up to three pictures (`images`: png or jpg, at most 5 MiB each); five a day. The answer arrives as a platform message.',
  errors: ['FEEDBACK_LIMIT', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function sendFeedbackSchemas() {
  return {
    body: Type.Object({ content: Text(FEEDBACK_LENGTH, 1) }),
    value: Type.Object({ feedbackId: Id(), status: OneOf(['OPEN']) }),
  }
}
