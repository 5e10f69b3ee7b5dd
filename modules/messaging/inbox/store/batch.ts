/** Rows of messages that are sent to many at once. */
import type { Texts } from '../../../../contract/shared/content-words.ts'
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

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
