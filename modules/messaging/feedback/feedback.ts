/** Feedback and questions of members: five a day in all, answered once; the answer arrives in the inbox. */
import { refuse } from '../../../contract/errors.ts'
import {
  FEEDBACK_A_DAY,
  FEEDBACK_IMAGES,
  type FeedbackKind,
} from '../../../contract/shared/messaging-words.ts'
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { keepImages } from '../../../platform/files.ts'
import { hubKey } from '../../../platform/hub.ts'
import { countSince, insertFeedback, type FeedbackRow } from './store/feedback.ts'

const WORK_TOPIC = 'work'
export const FEEDBACK_ABILITY = 'feedback.answer'

/**
 * Stores what the signed-in member wrote, with the request's pictures. FEEDBACK_LIMIT, UPLOAD_INVALID
 * (domain/gaps.md §1 row 5).
 */
export async function takeFeedback(
  context: CallContext,
  kind: FeedbackKind,
  content: string,
): Promise<{ feedbackId: string; status: 'OPEN' }> {
  const { tx, merchant, actor, now } = context
  if (context.uploads.length > FEEDBACK_IMAGES) refuse('UPLOAD_INVALID')
  const today = startOfBusinessDate(businessDate(now, merchant.timeZone), merchant.timeZone)
  if ((await countSince(tx, merchant.id, actor.accountId, today)) >= FEEDBACK_A_DAY)
    refuse('FEEDBACK_LIMIT', String(FEEDBACK_A_DAY))
  const images = await keepImages(context, context.uploads, 'feedback', {
    ownerId: actor.accountId,
    ability: FEEDBACK_ABILITY,
  })
  const feedbackId = newId()
  await insertFeedback(tx, {
    feedbackId,
    merchantId: merchant.id,
    memberId: actor.accountId,
    account: actor.claims.account,
    kind,
    content,
    images: images.map(({ name }) => name),
    sentAt: now,
  })
  context.afterCommit(() => context.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'feedback' } }))
  return { feedbackId, status: 'OPEN' }
}

export function feedbackOf(row: FeedbackRow) {
  return {
    feedbackId: row.feedback_id,
    kind: row.kind,
    content: row.content,
    images: row.images,
    status: row.status,
    answer: row.answer,
    sentAt: row.sent_at,
    answeredAt: row.answered_at,
  }
}
