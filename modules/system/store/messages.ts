/** Rows of system.message: queued and sent SMS and mail. */
import { newId } from '../../../kernel/ids.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

/** Ways out of the platform; codes go by the first two alone. */
export type OutsideChannel = 'SMS' | 'MAIL' | 'PUSH'

export interface NewMessage {
  merchantId: string
  channel: 'SMS' | 'MAIL'
  recipient: string
  purpose: string
  subject?: string
  text: string
  html?: string
  expiresAt?: Date
}

/** A message that advertises; it names its member, who may withdraw consent before it leaves. */
export interface MarketingMessage {
  memberId: string
  channel: OutsideChannel
  recipient: string
  subject?: string
  text: string
  html?: string
  /** Where one press unsubscribes (RFC 8058); of a push a page of the site. */
  unsubscribeUrl: string
  /** Where a press on a push leads, a path of the site; mails and SMS have it in their text. */
  link?: string
}

export interface MessageRow {
  message_id: string
  merchant_id: string
  channel: OutsideChannel
  recipient: string
  purpose: string
  subject: string
  text: string
  html: string
  state: 'KEPT' | 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED'
  attempts: number
  failed_with: string | null
  created_at: Date
  sent_at: Date | null
  batch: string | null
  marketing_account: string | null
  unsubscribe_url: string
  link: string
}

export async function insertMessage(
  tx: Reader,
  message: NewMessage,
  state: 'KEPT' | 'QUEUED' | 'SENDING',
): Promise<string> {
  const messageId = newId()
  await run(
    tx,
    sql`
    INSERT INTO system.message (message_id, merchant_id, channel, recipient, purpose, subject, text, html, state, expires_at)
    VALUES (${messageId}, ${message.merchantId}, ${message.channel}, ${message.recipient}, ${message.purpose}, ${message.subject ?? ''},
            ${message.text}, ${message.html ?? ''}, ${state}, ${message.expiresAt ?? null})`,
  )
  return messageId
}

/** Many in one statement; `batch` is what they are counted by. */
export async function insertMarketing(
  tx: Tx,
  about: { merchantId: string; batch: string; purpose: string; expiresAt: Date; state: 'KEPT' | 'QUEUED' },
  messages: readonly MarketingMessage[],
): Promise<void> {
  const rows = messages.map((message) => ({
    id: newId(),
    account: message.memberId,
    channel: message.channel,
    recipient: message.recipient,
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? '',
    url: message.unsubscribeUrl,
    link: message.link ?? '',
  }))
  await run(
    tx,
    sql`
    INSERT INTO system.message (message_id, merchant_id, channel, recipient, purpose, subject, text, html, state, expires_at,
      batch, marketing_account, unsubscribe_url, link)
    SELECT n.id, ${about.merchantId}, n.channel, n.recipient, ${about.purpose}, n.subject, n.text, n.html, ${about.state},
      ${about.expiresAt}::timestamptz, ${about.batch}, n.account, n.url, n.link
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n(id uuid, account text, channel text, recipient text, subject text, text text, html text, url text, link text)`,
  )
}

/** How far the messages of a batch have come, by channel. */
export async function countBatch(
  reader: Reader,
  merchantId: string,
  batch: string,
): Promise<{ channel: OutsideChannel; delivered: number; failed: number }[]> {
  return rowsOf(
    reader,
    sql<{ channel: OutsideChannel; delivered: number; failed: number }>`
    SELECT channel, count(*) FILTER (WHERE state IN ('SENT', 'KEPT'))::int AS delivered,
      count(*) FILTER (WHERE state = 'FAILED')::int AS failed
    FROM system.message WHERE merchant_id = ${merchantId} AND batch = ${batch} GROUP BY 1`,
  )
}

export interface MessageFilter {
  merchantId: string
  to?: string
  channel?: MessageRow['channel']
  state?: MessageRow['state']
  pageNo: number
  pageSize: number
}

export async function readMessages(
  reader: Reader,
  filter: MessageFilter,
): Promise<{ rows: MessageRow[]; totalCount: number }> {
  const where = sql`merchant_id = ${filter.merchantId} AND (${filter.to ?? ''} = '' OR recipient = ${filter.to ?? ''})
    AND (${filter.channel ?? ''} = '' OR channel = ${filter.channel ?? ''}) AND (${filter.state ?? ''} = '' OR state = ${filter.state ?? ''})`
  const rows = await rowsOf(
    reader,
    sql<MessageRow>`
    SELECT * FROM system.message WHERE ${where} ORDER BY created_at DESC, message_id DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM system.message WHERE ${where}`,
  )
  return { rows, totalCount: Number(count) }
}

/**
 * Takes one due message for sending; an expired one is marked as failed instead. What advertises waits behind
 * everything else, so that no code comes late because of it.
 */
export async function takeDueMessage(tx: Tx): Promise<MessageRow | undefined> {
  await run(
    tx,
    sql`
    UPDATE system.message SET state = 'FAILED', failed_with = 'ran out before it was sent', text = '', html = ''
    WHERE state = 'QUEUED' AND next_at <= app.now() AND expires_at <= app.now()`,
  )
  return firstOf(
    tx,
    sql<MessageRow>`
    UPDATE system.message SET state = 'SENDING', attempts = attempts + 1
    WHERE message_id = (SELECT message_id FROM system.message WHERE state = 'QUEUED' AND next_at <= app.now() ORDER BY marketing_account IS NOT NULL, next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`,
  )
}

export async function markSent(reader: Reader, messageId: string): Promise<void> {
  await run(
    reader,
    sql`UPDATE system.message SET state = 'SENT', sent_at = app.now(), text = '', html = '', failed_with = NULL WHERE message_id = ${messageId}`,
  )
}

/** Known not to have been sent: tried again later, five times at most. */
export async function putBack(reader: Reader, messageId: string, reason: string): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE system.message SET failed_with = ${reason.slice(0, 300)},
      state = CASE WHEN attempts >= 5 THEN 'FAILED' ELSE 'QUEUED' END, next_at = app.now() + interval '2 seconds' * power(3, attempts)
    WHERE message_id = ${messageId}`,
  )
}

/** It was not tried: it waits until then. */
export async function holdUntil(tx: Tx, messageId: string, until: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.message SET state = 'QUEUED', attempts = attempts - 1, next_at = ${until},
      expires_at = greatest(expires_at, ${until}::timestamptz + interval '1 hour') WHERE message_id = ${messageId}`,
  )
}

/** Refused for good, or of unknown outcome: never sent again. */
export async function markFailed(reader: Reader, messageId: string, reason: string): Promise<void> {
  await run(
    reader,
    sql`UPDATE system.message SET state = 'FAILED', failed_with = ${reason.slice(0, 300)}, text = '', html = '' WHERE message_id = ${messageId}`,
  )
}

/** Makes an unsent message that is still of use due again; undefined if there is nothing to send any more. */
export async function queueAgain(
  tx: Tx,
  merchantId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  return firstOf(
    tx,
    sql<MessageRow>`
    UPDATE system.message SET state = 'QUEUED', attempts = 0, next_at = app.now(), failed_with = NULL
    WHERE merchant_id = ${merchantId} AND message_id = ${messageId} AND state = 'FAILED' AND text <> '' AND (expires_at IS NULL OR expires_at > app.now())
    RETURNING *`,
  )
}

export async function isMessage(reader: Reader, merchantId: string, messageId: string): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM system.message WHERE merchant_id = ${merchantId} AND message_id = ${messageId}`,
    )) !== undefined
  )
}

export async function isAnySent(
  reader: Reader,
  merchantId: string,
  channel: MessageRow['channel'],
): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM system.message WHERE merchant_id = ${merchantId} AND channel = ${channel} AND state = 'SENT' LIMIT 1`,
    )) !== undefined
  )
}
