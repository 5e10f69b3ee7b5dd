/** Rows of platform messages and of what members did with them. */
import type { Texts } from '../../../../contract/shared/content-words.ts'
import type { MessageCategory } from '../../../../contract/shared/messaging-words.ts'
import { advertisedInPeace } from '../../shared/store/marketing.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface MessageRow {
  message_id: string
  category: MessageCategory
  titles: Texts
  contents: Texts
  link: string
  sent_at: Date
  is_read: boolean
}

export interface NewMessage {
  messageId: string
  merchantId: string
  accountId: string | null
  sendingId?: string | null
  category: MessageCategory
  titles: Texts
  contents: Texts
  link: string
  key?: string | null
  sentAt: Date
}

/** False if a message with this key was sent before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    INSERT INTO messaging.message (message_id, merchant_id, account_id, sending_id, category, titles, contents, link, key, sent_at)
    VALUES (${message.messageId}, ${message.merchantId}, ${message.accountId}, ${message.sendingId ?? null}, ${message.category}, ${JSON.stringify(message.titles)},
            ${JSON.stringify(message.contents)}, ${message.link}, ${message.key ?? null}, ${message.sentAt})
    ON CONFLICT (merchant_id, key) DO NOTHING`,
    )) > 0n
  )
}

/** Whose inbox, and since when: earlier messages to everybody are not in it. */
export interface Inbox {
  merchantId: string
  accountId: string
  since: Date
}

const inInbox = (inbox: Inbox) => sql`
  m.merchant_id = ${inbox.merchantId} AND (m.account_id = ${inbox.accountId} OR (m.account_id IS NULL AND m.sent_at >= ${inbox.since})) AND s.deleted_at IS NULL
  AND NOT ${advertisedInPeace(inbox)}`
const withState = (inbox: Inbox) =>
  sql`messaging.message m LEFT JOIN messaging.message_state s ON s.message_id = m.message_id AND s.account_id = ${inbox.accountId}`

export async function readMessages(
  reader: Reader,
  inbox: Inbox,
  asked: { isUnreadOnly: boolean; category: string; pageNo: number; pageSize: number },
): Promise<(MessageRow & { total: bigint })[]> {
  return rowsOf(
    reader,
    sql<MessageRow & { total: bigint }>`
    SELECT m.message_id, m.category, m.titles, m.contents, m.link, m.sent_at, s.read_at IS NOT NULL AS is_read, count(*) OVER () AS total
    FROM ${withState(inbox)}
    WHERE ${inInbox(inbox)} AND (NOT ${asked.isUnreadOnly} OR s.read_at IS NULL) AND (${asked.category} = '' OR m.category = ${asked.category})
    ORDER BY m.sent_at DESC, m.message_id DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}

export async function countUnreadMessages(reader: Reader, inbox: Inbox): Promise<number> {
  const { unread } = await oneOf(
    reader,
    sql<{
      unread: bigint
    }>`SELECT count(*) AS unread FROM ${withState(inbox)} WHERE ${inInbox(inbox)} AND s.read_at IS NULL`,
  )
  return Number(unread)
}

/**
 * Marks messages of this inbox (without ids all of it) as read; returns how many of the named ones are in it.
 */
export async function markRead(
  tx: Tx,
  inbox: Inbox,
  messageIds: readonly string[] | null,
  now: Date,
): Promise<number> {
  const { known } = await oneOf(
    tx,
    sql<{ known: bigint }>`
    WITH wanted AS (SELECT m.message_id FROM ${withState(inbox)} WHERE ${inInbox(inbox)} AND (${messageIds === null} OR m.message_id = ANY (${[...(messageIds ?? [])]}::text[]))),
    kept AS (
      INSERT INTO messaging.message_state AS k (account_id, message_id, read_at) SELECT ${inbox.accountId}, message_id, ${now} FROM wanted ORDER BY message_id
      ON CONFLICT (account_id, message_id) DO UPDATE SET read_at = coalesce(k.read_at, excluded.read_at))
    SELECT count(*) AS known FROM wanted`,
  )
  return Number(known)
}

export async function markDeleted(
  tx: Tx,
  inbox: Inbox,
  messageIds: readonly string[],
  now: Date,
): Promise<number> {
  const { known } = await oneOf(
    tx,
    sql<{ known: bigint }>`
    WITH wanted AS (SELECT m.message_id FROM ${withState(inbox)} WHERE ${inInbox(inbox)} AND m.message_id = ANY (${[...messageIds]}::text[])),
    kept AS (
      INSERT INTO messaging.message_state AS k (account_id, message_id, deleted_at) SELECT ${inbox.accountId}, message_id, ${now} FROM wanted ORDER BY message_id
      ON CONFLICT (account_id, message_id) DO UPDATE SET deleted_at = excluded.deleted_at)
    SELECT count(*) AS known FROM wanted`,
  )
  return Number(known)
}

export interface SendingRow {
  sending_id: string
  audience: 'ALL' | 'LIST'
  recipients: number
  titles: Texts
  sent_by: string
  sent_at: Date
}

export async function insertSending(tx: Tx, merchantId: string, sending: SendingRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.sending (sending_id, merchant_id, audience, recipients, titles, sent_by, sent_at)
    VALUES (${sending.sending_id}, ${merchantId}, ${sending.audience}, ${sending.recipients}, ${JSON.stringify(sending.titles)}, ${sending.sent_by}, ${sending.sent_at})`,
  )
}

export async function readSendings(
  reader: Reader,
  merchantId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<(SendingRow & { readers: bigint; total: bigint })[]> {
  return rowsOf(
    reader,
    sql<SendingRow & { readers: bigint; total: bigint }>`
    SELECT g.*, (SELECT count(*) FROM messaging.message m JOIN messaging.message_state s USING (message_id) WHERE m.sending_id = g.sending_id AND s.read_at IS NOT NULL) AS readers
    FROM (SELECT sending_id, audience, recipients, titles, sent_by, sent_at, count(*) OVER () AS total FROM messaging.sending
          WHERE merchant_id = ${merchantId} ORDER BY sent_at DESC, sending_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}) g
    ORDER BY g.sent_at DESC, g.sending_id`,
  )
}
