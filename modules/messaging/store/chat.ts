/** Rows of conversations, their lines and who sits at the desk. */
import type { ChatState } from '../../../contract/shared/messaging-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface ConversationRow {
  conversation_id: string; member_id: string; account: string; state: ChatState; staff_id: string | null; staff_account: string | null
  last_seq: number; last_text: string; last_at: Date; member_read_seq: number; staff_read_seq: number; waiting_since: Date | null
}
export interface LineRow { seq: number; author: 'MEMBER' | 'STAFF'; author_name: string; text: string; image: string; sent_at: Date }
export interface NewLine { author: 'MEMBER' | 'STAFF'; authorId: string; authorName: string; text: string; image: string; sentAt: Date }

const columns = sql.raw('conversation_id, member_id, account, state, staff_id, staff_account, last_seq, last_text, last_at, member_read_seq, staff_read_seq, waiting_since')

/** The member's one conversation, made where there is none. */
export async function takeConversation(tx: Tx, fresh: { conversationId: string; merchantId: string; memberId: string; account: string; now: Date }): Promise<ConversationRow> {
  await run(tx, sql`
    INSERT INTO messaging.conversation (conversation_id, merchant_id, member_id, account, state, last_at, opened_at)
    VALUES (${fresh.conversationId}, ${fresh.merchantId}, ${fresh.memberId}, ${fresh.account}, 'OPEN', ${fresh.now}, ${fresh.now})
    ON CONFLICT (merchant_id, member_id) DO NOTHING`)
  return oneOf(tx, sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE merchant_id = ${fresh.merchantId} AND member_id = ${fresh.memberId}`)
}

/** Whose it must be: a member's own, or any of the house for staff. */
export interface Asked { merchantId: string; conversationId: string; memberId?: string }

const isAsked = ({ merchantId, conversationId, memberId }: Asked) => sql`
  merchant_id = ${merchantId} AND conversation_id = ${conversationId} AND (${memberId ?? null}::text IS NULL OR member_id = ${memberId ?? null})`

export async function readConversation(reader: Reader, asked: Asked): Promise<ConversationRow | undefined> {
  return firstOf(reader, sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE ${isAsked(asked)}`)
}

/** Locked, so that lines are numbered one after the other and two colleagues never take the same one. */
export async function lockConversation(tx: Tx, asked: Asked): Promise<ConversationRow | undefined> {
  return firstOf(tx, sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE ${isAsked(asked)} FOR UPDATE`)
}

/** The conversation is locked by the caller. Answers the line's number. */
export async function insertLine(tx: Tx, conversation: ConversationRow, line: NewLine): Promise<number> {
  const seq = conversation.last_seq + 1
  const isMember = line.author === 'MEMBER'
  await run(tx, sql`
    INSERT INTO messaging.chat_line (conversation_id, seq, author, author_id, author_name, text, image, sent_at)
    VALUES (${conversation.conversation_id}, ${seq}, ${line.author}, ${line.authorId}, ${line.authorName}, ${line.text}, ${line.image}, ${line.sentAt})`)
  await run(tx, sql`
    UPDATE messaging.conversation SET state = 'OPEN', last_seq = ${seq}, last_text = ${line.text.slice(0, 200)}, last_at = ${line.sentAt},
      member_read_seq = CASE WHEN ${isMember} THEN ${seq} ELSE member_read_seq END, staff_read_seq = CASE WHEN ${isMember} THEN staff_read_seq ELSE ${seq} END,
      waiting_since = CASE WHEN ${isMember} THEN coalesce(waiting_since, ${line.sentAt}::timestamptz) END
    WHERE conversation_id = ${conversation.conversation_id}`)
  return seq
}

/** Oldest first; one more than asked for where there are older ones. */
export async function readLines(reader: Reader, conversationId: string, { beforeSeq, limit }: { beforeSeq: number | undefined; limit: number }): Promise<LineRow[]> {
  return rowsOf(reader, sql<LineRow>`
    SELECT * FROM (
      SELECT seq, author, author_name, text, image, sent_at FROM messaging.chat_line
      WHERE conversation_id = ${conversationId} AND (${beforeSeq ?? null}::int IS NULL OR seq < ${beforeSeq ?? null}::int) ORDER BY seq DESC LIMIT ${limit + 1}) newest
    ORDER BY seq`)
}

export async function markSeen(tx: Tx, conversationId: string, reader: 'MEMBER' | 'STAFF', seq: number): Promise<boolean> {
  const column = sql.raw(reader === 'MEMBER' ? 'member_read_seq' : 'staff_read_seq')
  return await run(tx, sql`
    UPDATE messaging.conversation SET ${column} = least(${seq}, last_seq) WHERE conversation_id = ${conversationId} AND ${column} < least(${seq}, last_seq)`) > 0n
}

export async function assign(tx: Tx, conversationId: string, staff: { id: string; account: string }): Promise<void> {
  await run(tx, sql`UPDATE messaging.conversation SET staff_id = ${staff.id}, staff_account = ${staff.account} WHERE conversation_id = ${conversationId}`)
}

export async function setClosed(tx: Tx, conversationId: string): Promise<void> {
  await run(tx, sql`UPDATE messaging.conversation SET state = 'CLOSED', staff_id = NULL, staff_account = NULL, waiting_since = NULL WHERE conversation_id = ${conversationId}`)
}

export type Queue = 'WAITING' | 'MINE' | 'OPEN' | 'CLOSED'

export async function readConversations(
  reader: Reader, { merchantId, queue, staffId, pageNo, pageSize }: { merchantId: string; queue: Queue; staffId: string; pageNo: number; pageSize: number },
): Promise<(ConversationRow & { total: bigint })[]> {
  return rowsOf(reader, sql<ConversationRow & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM messaging.conversation
    WHERE merchant_id = ${merchantId} AND last_seq > 0 AND CASE ${queue}
      WHEN 'WAITING' THEN waiting_since IS NOT NULL AND state = 'OPEN' WHEN 'MINE' THEN staff_id = ${staffId} WHEN 'OPEN' THEN state = 'OPEN' ELSE state = 'CLOSED' END
    ORDER BY CASE WHEN ${queue} = 'WAITING' THEN waiting_since END, last_at DESC, conversation_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`)
}

export async function countQueues(reader: Reader, merchantId: string, staffId: string): Promise<{ waiting: number; mine: number }> {
  const row = await oneOf(reader, sql<{ waiting: bigint; mine: bigint }>`
    SELECT count(*) FILTER (WHERE waiting_since IS NOT NULL) AS waiting, count(*) FILTER (WHERE staff_id = ${staffId}) AS mine
    FROM messaging.conversation WHERE merchant_id = ${merchantId} AND state = 'OPEN'`)
  return { waiting: Number(row.waiting), mine: Number(row.mine) }
}

/** `name` undefined keeps the one there is. */
export async function putPresence(tx: Tx, staff: { operatorId: string; merchantId: string; name: string | undefined; seenAt: Date | null }): Promise<void> {
  await run(tx, sql`
    INSERT INTO messaging.staff AS s (operator_id, merchant_id, name, seen_at) VALUES (${staff.operatorId}, ${staff.merchantId}, ${staff.name ?? ''}, ${staff.seenAt})
    ON CONFLICT (operator_id) DO UPDATE SET name = CASE WHEN ${staff.name === undefined} THEN s.name ELSE excluded.name END, seen_at = excluded.seen_at`)
}

export async function isDeskAttended(reader: Reader, merchantId: string, since: Date): Promise<boolean> {
  const { attended } = await oneOf(reader, sql<{ attended: boolean }>`SELECT EXISTS (SELECT FROM messaging.staff WHERE merchant_id = ${merchantId} AND seen_at > ${since}) AS attended`)
  return attended
}

/** '' where the operator has chosen none. */
export async function staffNameOf(reader: Reader, operatorId: string | null): Promise<string> {
  if (operatorId === null) return ''
  return (await firstOf(reader, sql<{ name: string }>`SELECT name FROM messaging.staff WHERE operator_id = ${operatorId}`))?.name ?? ''
}
