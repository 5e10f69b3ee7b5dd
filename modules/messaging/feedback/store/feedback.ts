/** Rows of feedback and questions. */
import type { FeedbackKind, FeedbackState } from '../../../../contract/shared/messaging-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface FeedbackRow {
  feedback_id: string
  member_id: string
  account: string
  kind: FeedbackKind
  content: string
  images: string[]
  status: FeedbackState
  answer: string
  answered_by: string | null
  answered_at: Date | null
  sent_at: Date
}

const columns = sql.raw(
  'feedback_id, member_id, account, kind, content, images, status, answer, answered_by, answered_at, sent_at',
)

/** How much a member has sent since a moment; of two at once the second counts the first. */
export async function countSince(tx: Tx, merchantId: string, memberId: string, since: Date): Promise<number> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtext(${`messaging.feedback:${merchantId}:${memberId}`}))`,
  )
  const { sent } = await oneOf(
    tx,
    sql<{ sent: bigint }>`
    SELECT count(*) AS sent FROM messaging.feedback WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND sent_at >= ${since}`,
  )
  return Number(sent)
}

export async function insertFeedback(
  tx: Tx,
  fresh: {
    feedbackId: string
    merchantId: string
    memberId: string
    account: string
    kind: FeedbackKind
    content: string
    images: readonly string[]
    sentAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.feedback (feedback_id, merchant_id, member_id, account, kind, content, images, sent_at)
    VALUES (${fresh.feedbackId}, ${fresh.merchantId}, ${fresh.memberId}, ${fresh.account}, ${fresh.kind}, ${fresh.content}, ${[...fresh.images]}::text[], ${fresh.sentAt})`,
  )
}

export async function readFeedbackOf(
  reader: Reader,
  merchantId: string,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<(FeedbackRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<FeedbackRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.feedback WHERE merchant_id = ${merchantId} AND member_id = ${memberId}
    ORDER BY sent_at DESC, feedback_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

/** Open ones oldest first, the others newest first. */
export async function readFeedback(
  reader: Reader,
  merchantId: string,
  { status, pageNo, pageSize }: { status: FeedbackState | undefined; pageNo: number; pageSize: number },
): Promise<(FeedbackRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<FeedbackRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.feedback WHERE merchant_id = ${merchantId} AND (${status ?? ''} = '' OR status = ${status ?? ''})
    ORDER BY CASE WHEN ${status ?? ''} = 'OPEN' THEN sent_at END, sent_at DESC, feedback_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

export async function countOpenFeedback(reader: Reader, merchantId: string): Promise<number> {
  const { open } = await oneOf(
    reader,
    sql<{
      open: bigint
    }>`SELECT count(*) AS open FROM messaging.feedback WHERE merchant_id = ${merchantId} AND status = 'OPEN'`,
  )
  return Number(open)
}

export async function lockFeedback(
  tx: Tx,
  merchantId: string,
  feedbackId: string,
): Promise<FeedbackRow | undefined> {
  return firstOf(
    tx,
    sql<FeedbackRow>`SELECT ${columns} FROM messaging.feedback WHERE merchant_id = ${merchantId} AND feedback_id = ${feedbackId} FOR UPDATE`,
  )
}

export async function setAnswer(
  tx: Tx,
  feedbackId: string,
  answer: { text: string; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE messaging.feedback SET status = 'ANSWERED', answer = ${answer.text}, answered_by = ${answer.by}, answered_at = ${answer.at} WHERE feedback_id = ${feedbackId}`,
  )
}
