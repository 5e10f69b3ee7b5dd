import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { FeedbackRow } from '../../shared/messaging-fields.ts'

export const listFeedback: Call<typeof listFeedbackSchemas> = {
  name: 'messaging/list-feedback',
  method: 'GET',
  path: '/api/wps/feedback',
  module: 'WPS',
  audience: 'member',
  summary: "The member's own feedback and questions with their answers, newest first.",
}

export function listFeedbackSchemas() {
  return { query: Type.Object(PageQuery), value: PageOf(Type.Object(FeedbackRow())) }
}
