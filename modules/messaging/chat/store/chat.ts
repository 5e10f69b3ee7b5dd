/** Rows of conversations and their lines. */
import type { ChatState } from '../../../../contract/shared/messaging-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ConversationRow {
  conversation_id: string
  member_id: string
  account: string
  state: ChatState
  staff_id: string | null
  staff_account: string | null
  last_seq: number
  last_text: string
  last_at: Date
  member_read_seq: number
  staff_read_seq: number
  waiting_since: Date | null
}
export interface LineRow {
  seq: number
  author: 'MEMBER' | 'STAFF'
  author_name: string
  text: string
  image: string
  sent_at: Date
}
export interface NewLine {
  author: 'MEMBER' | 'STAFF'
  authorId: string
  authorName: string
  text: string
  image: string
  sentAt: Date
}

export const columns = sql.raw(
  'conversation_id, member_id, account, state, staff_id, staff_account, last_seq, last_text, last_at, member_read_seq, staff_read_seq, waiting_since',
)

/** The member's one conversation, created if there is none. */
export async function takeConversation(
  tx: Tx,
  fresh: { conversationId: string; merchantId: string; memberId: string; account: string; now: Date },
): Promise<ConversationRow> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.conversation (conversation_id, merchant_id, member_id, account, state, last_at, opened_at)
    VALUES (${fresh.conversationId}, ${fresh.merchantId}, ${fresh.memberId}, ${fresh.account}, 'OPEN', ${fresh.now}, ${fresh.now})
    ON CONFLICT (merchant_id, member_id) DO NOTHING`,
  )
  return oneOf(
    tx,
    sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE merchant_id = ${fresh.merchantId} AND member_id = ${fresh.memberId}`,
  )
}

/** Who asks: the member for their own, or an operator for any of the merchant. */
export interface Asked {
  merchantId: string
  conversationId: string
  memberId?: string
}

const isAsked = ({ merchantId, conversationId, memberId }: Asked) => sql`
  merchant_id = ${merchantId} AND conversation_id = ${conversationId} AND (${memberId ?? null}::text IS NULL OR member_id = ${memberId ?? null})`

export async function readConversation(reader: Reader, asked: Asked): Promise<ConversationRow | undefined> {
  return firstOf(
    reader,
    sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE ${isAsked(asked)}`,
  )
}

/**
 * Locked, so that lines are numbered one after the other and two colleagues never take the same conversation.
 */
export async function lockConversation(tx: Tx, asked: Asked): Promise<ConversationRow | undefined> {
  return firstOf(
    tx,
    sql<ConversationRow>`SELECT ${columns} FROM messaging.conversation WHERE ${isAsked(asked)} FOR UPDATE`,
  )
}

/** The conversation is locked by the caller. Returns the line's number. */
export async function insertLine(tx: Tx, conversation: ConversationRow, line: NewLine): Promise<number> {
  const seq = conversation.last_seq + 1
  const isMember = line.author === 'MEMBER'
  await run(
    tx,
    sql`
    INSERT INTO messaging.chat_line (conversation_id, seq, author, author_id, author_name, text, image, sent_at)
    VALUES (${conversation.conversation_id}, ${seq}, ${line.author}, ${line.authorId}, ${line.authorName}, ${line.text}, ${line.image}, ${line.sentAt})`,
  )
  await run(
    tx,
    sql`
    UPDATE messaging.conversation SET state = 'OPEN', last_seq = ${seq}, last_text = ${line.text.slice(0, 200)}, last_at = ${line.sentAt},
      member_read_seq = CASE WHEN ${isMember} THEN ${seq} ELSE member_read_seq END, staff_read_seq = CASE WHEN ${isMember} THEN staff_read_seq ELSE ${seq} END,
      waiting_since = CASE WHEN ${isMember} THEN coalesce(waiting_since, ${line.sentAt}::timestamptz) END
    WHERE conversation_id = ${conversation.conversation_id}`,
  )
  return seq
}

/** Oldest first; one more than requested if there are older ones. */
export async function readLines(
  reader: Reader,
  conversationId: string,
  { beforeSeq, limit }: { beforeSeq: number | undefined; limit: number },
): Promise<LineRow[]> {
  return rowsOf(
    reader,
    sql<LineRow>`
    SELECT * FROM (
      SELECT seq, author, author_name, text, image, sent_at FROM messaging.chat_line
      WHERE conversation_id = ${conversationId} AND (${beforeSeq ?? null}::int IS NULL OR seq < ${beforeSeq ?? null}::int) ORDER BY seq DESC LIMIT ${limit + 1}) newest
    ORDER BY seq`,
  )
}

export async function markSeen(
  tx: Tx,
  conversationId: string,
  reader: 'MEMBER' | 'STAFF',
  seq: number,
): Promise<boolean> {
  const column = sql.raw(reader === 'MEMBER' ? 'member_read_seq' : 'staff_read_seq')
  return (
    (await run(
      tx,
      sql`
    UPDATE messaging.conversation SET ${column} = least(${seq}, last_seq) WHERE conversation_id = ${conversationId} AND ${column} < least(${seq}, last_seq)`,
    )) > 0n
  )
}

export async function assign(
  tx: Tx,
  conversationId: string,
  staff: { id: string; account: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE messaging.conversation SET staff_id = ${staff.id}, staff_account = ${staff.account} WHERE conversation_id = ${conversationId}`,
  )
}

export async function setClosed(tx: Tx, conversationId: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE messaging.conversation SET state = 'CLOSED', staff_id = NULL, staff_account = NULL, waiting_since = NULL WHERE conversation_id = ${conversationId}`,
  )
}
