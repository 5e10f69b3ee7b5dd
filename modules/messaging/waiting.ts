/** What waits for customer service. */
import type { Reader } from '../../platform/postgres.ts'
import { countQueues } from './chat/store/queues.ts'
import { countOpenFeedback } from './feedback/store/feedback.ts'

/** Conversations without an answer and feedback without one. */
export async function serviceWorkOf(
  reader: Reader,
  merchantId: string,
): Promise<{ chatsWaiting: number; feedbackOpen: number }> {
  const { waiting } = await countQueues(reader, merchantId, '')
  return { chatsWaiting: waiting, feedbackOpen: await countOpenFeedback(reader, merchantId) }
}
