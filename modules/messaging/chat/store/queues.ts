/** The queues of the chat desk. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { columns, type ConversationRow } from './chat.ts'

export type Queue = 'WAITING' | 'MINE' | 'OPEN' | 'CLOSED'

export async function readConversations(
  reader: Reader,
  {
    merchantId,
    queue,
    staffId,
    pageNo,
    pageSize,
  }: { merchantId: string; queue: Queue; staffId: string; pageNo: number; pageSize: number },
): Promise<(ConversationRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<ConversationRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.conversation
    WHERE merchant_id = ${merchantId} AND last_seq > 0 AND CASE ${queue}
      WHEN 'WAITING' THEN waiting_since IS NOT NULL AND state = 'OPEN' WHEN 'MINE' THEN staff_id = ${staffId} WHEN 'OPEN' THEN state = 'OPEN' ELSE state = 'CLOSED' END
    ORDER BY CASE WHEN ${queue} = 'WAITING' THEN waiting_since END, last_at DESC, conversation_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

export async function countQueues(
  reader: Reader,
  merchantId: string,
  staffId: string,
): Promise<{ waiting: number; mine: number }> {
  const row = await oneOf(
    reader,
    sql<{ waiting: bigint; mine: bigint }>`
    SELECT count(*) FILTER (WHERE waiting_since IS NOT NULL) AS waiting, count(*) FILTER (WHERE staff_id = ${staffId}) AS mine
    FROM messaging.conversation WHERE merchant_id = ${merchantId} AND state = 'OPEN'`,
  )
  return { waiting: Number(row.waiting), mine: Number(row.mine) }
}
