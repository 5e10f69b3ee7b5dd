/** Messages that the system itself writes into an inbox, in both languages. */
export const answerTitles = {
  FEEDBACK: { TH: 'ตอบกลับข้อเสนอแนะของคุณ', EN: 'Reply to your feedback' },
  QUESTION: { TH: 'ตอบกลับคำถามของคุณ', EN: 'Reply to your question' },
} as const

/** The answer, followed by the text that it answers. */
export function answerText(answer: string, asked: string): { TH: string; EN: string } {
  return { TH: `${answer}\n\nข้อความของคุณ: ${asked}`, EN: `${answer}\n\nYou wrote: ${asked}` }
}
