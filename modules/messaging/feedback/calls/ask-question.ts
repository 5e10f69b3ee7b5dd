import { refuse } from '../../../../contract/errors.ts'
import { askQuestion, askQuestionSchemas } from '../../../../contract/player/messaging/ask-question.ts'
import { countWords, QUESTION_WORDS } from '../../../../contract/shared/messaging-words.ts'
import { handle } from '../../../../platform/calls.ts'
import { takeFeedback } from '../feedback.ts'

export const handleAskQuestion = handle(askQuestion, askQuestionSchemas, async (context, { body }) => {
  const words = countWords(body.content)
  const { min, max } = QUESTION_WORDS
  if (words < min || words > max) refuse('QUESTION_LENGTH', String(min), String(max))
  return takeFeedback(context, 'QUESTION', body.content)
})
