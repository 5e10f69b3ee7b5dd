import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf, PageQuery } from '../../shared/fields.ts'
import { FeedbackRow, PageWith } from '../../shared/messaging-fields.ts'
import { feedbackStates } from '../../shared/messaging-words.ts'

export const listReceivedFeedback: Call<typeof listReceivedFeedbackSchemas> = {
  name: 'messaging/list-received-feedback',
  method: 'GET',
  path: '/api/operator/feedback',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'feedback.answer',
  summary: 'Feedback and questions of members; open ones oldest first, answered ones newest first.',
}

export function listReceivedFeedbackSchemas() {
  return {
    query: Type.Object({ ...PageQuery, status: Type.Optional(OneOf(feedbackStates)) }),
    value: PageWith(
      Type.Object({
        ...FeedbackRow(),
        memberId: Id(),
        account: Type.String(),
        answeredBy: Nullable(Type.String()),
      }),
      { open: Type.Integer() },
    ),
  }
}
