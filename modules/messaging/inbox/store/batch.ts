/** Rows of messages that are sent to many at once. */
import type { Texts } from '../../../../contract/shared/content-words.ts'
import type { MessageCategory } from '../../../../contract/shared/messaging-words.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface BatchMessage {
  /** The same for all that is counted together. */
  batch: string
  titles: Texts
  contents: Texts
  /** One for each member, with the link that is theirs. */
  to: readonly { memberId: string; messageId: string; link: string }[]
}

export async function insertMessages(
  tx: Tx,
  merchantId: string,
  { batch, titles, contents, to }: BatchMessage,
  sentAt: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.message (message_id, merchant_id, account_id, category, titles, contents, link, batch, sent_at)
    SELECT n.message_id, ${merchantId}, n.account_id, 'PROMOTION', ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(contents)}::jsonb,
      n.link, ${batch}, ${sentAt}::timestamptz
    FROM unnest(${to.map(({ messageId }) => messageId)}::text[], ${to.map(({ memberId }) => memberId)}::text[],
      ${to.map(({ link }) => link)}::text[]) AS n(message_id, account_id, link)`,
  )
}

/** A message of a member's own, beside those of others that are sent in the same statement. */
export interface OwnMessage {
  merchantId: string
  memberId: string
  messageId: string
  titles: Texts
  contents: Texts
  link: string
  /** Its cause: sent twice, it arrives once. */
  key: string
}

/** Returns the members to whom a message was sent now. */
export async function insertOwnMessages(
  tx: Tx,
  category: MessageCategory,
  messages: readonly OwnMessage[],
  sentAt: Date,
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ account_id: string | null }>`
    INSERT INTO messaging.message (message_id, merchant_id, account_id, category, titles, contents, link, key, sent_at)
    SELECT n.message_id, n.merchant_id, n.account_id, ${category}, n.titles::jsonb, n.contents::jsonb, n.link, n.key,
      ${sentAt}::timestamptz
    FROM unnest(${messages.map(({ messageId }) => messageId)}::text[], ${messages.map(({ merchantId }) => merchantId)}::text[],
      ${messages.map(({ memberId }) => memberId)}::text[], ${messages.map(({ titles }) => JSON.stringify(titles))}::text[],
      ${messages.map(({ contents }) => JSON.stringify(contents))}::text[], ${messages.map(({ link }) => link)}::text[],
      ${messages.map(({ key }) => key)}::text[])
      AS n(message_id, merchant_id, account_id, titles, contents, link, key)
    ON CONFLICT (merchant_id, key) DO NOTHING RETURNING account_id`,
  )
  return rows.flatMap(({ account_id: accountId }) => accountId ?? [])
}

/** How many opened a message of the batch. */
export async function readersOfBatch(reader: Reader, merchantId: string, batch: string): Promise<number> {
  const { readers } = await oneOf(
    reader,
    sql<{ readers: number }>`
    SELECT count(*)::int AS readers FROM messaging.message m JOIN messaging.message_state s USING (message_id)
    WHERE m.merchant_id = ${merchantId} AND m.batch = ${batch} AND s.read_at IS NOT NULL`,
  )
  return readers
}
