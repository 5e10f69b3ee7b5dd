/** Feedback of members and questions of visitors, and their answers. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAnswerFeedback } from './calls/answer-feedback.ts'
import { handleAskQuestion } from './calls/ask-question.ts'
import { handleListFeedback } from './calls/list-feedback.ts'
import { handleListReceivedFeedback } from './calls/list-received-feedback.ts'
import { handleSendFeedback } from './calls/send-feedback.ts'

export const feedbackParts = {
  calls: [
    handleSendFeedback,
    handleAskQuestion,
    handleListFeedback,
    handleListReceivedFeedback,
    handleAnswerFeedback,
  ],
} satisfies ModuleParts
