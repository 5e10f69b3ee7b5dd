/** Words of platform messages, live chat and feedback, for every audience. */

export const messageCategories = ['SYSTEM', 'MONEY', 'GAME', 'PROMOTION', 'SERVICE', 'SECURITY'] as const
export type MessageCategory = (typeof messageCategories)[number]
export const chatStates = ['OPEN', 'CLOSED'] as const
export type ChatState = (typeof chatStates)[number]
export const chatAuthors = ['MEMBER', 'STAFF'] as const
export const feedbackKinds = ['FEEDBACK', 'QUESTION'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]
export const feedbackStates = ['OPEN', 'ANSWERED'] as const
export type FeedbackState = (typeof feedbackStates)[number]

export const CHAT_TEXT_LENGTH = 1000
export const FEEDBACK_LENGTH = 140
export const FEEDBACK_IMAGES = 3
export const FEEDBACK_A_DAY = 5
/** A question to customer service, in words of its language. */
export const QUESTION_WORDS = { min: 3, max: 200 } as const

/** Counts words as a reader does: Thai writes them without spaces. */
export function countWords(text: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text))
    if (isWordLike) words++
  return words
}
