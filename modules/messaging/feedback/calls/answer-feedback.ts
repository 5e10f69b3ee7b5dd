import { refuse } from '../../../../contract/errors.ts'
import {
  answerFeedback,
  answerFeedbackSchemas,
} from '../../../../contract/operator/messaging/answer-feedback.ts'
import { handle } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { sendMessage } from '../../inbox/inbox.ts'
import { answerText, answerTitles } from '../locales/answers.ts'
import { lockFeedback, setAnswer } from '../store/feedback.ts'

export const handleAnswerFeedback = handle(
  answerFeedback,
  answerFeedbackSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const row = (await lockFeedback(tx, merchant.id, params.feedbackId)) ?? refuse('FEEDBACK_NOT_FOUND')
    if (row.status === 'ANSWERED') refuse('FEEDBACK_STATE')
    await setAnswer(tx, row.feedback_id, { text: body.answer, by: actor.claims.account, at: now })
    await sendMessage(tx, {
      merchantId: merchant.id,
      memberId: row.member_id,
      category: 'SERVICE',
      titles: answerTitles[row.kind],
      contents: answerText(body.answer, row.content),
      link: '/member?page=feedback',
      key: `feedback:${row.feedback_id}:answered`,
    })
    await context.audit('feedback.answer', `feedback:${row.feedback_id}`, {
      member: row.account,
      answer: body.answer,
    })
    context.afterCommit(() => context.use(hubKey).push({ topic: 'work', data: { queue: 'feedback' } }))
    return {}
  },
)
