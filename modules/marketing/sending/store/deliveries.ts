/** Rows of what was sent, and of whom it was not sent to. */
import type { LeftOutReason } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Delivery {
  deliveryId: string
  accountId: string
  channel: MarketingChannel
}

/** How many messages each of these members was sent since then; none is left out. */
export async function sentSince(
  reader: Reader,
  accountIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string; messages: number }>`
    SELECT account_id, count(*)::int AS messages FROM marketing.delivery
    WHERE account_id = ANY (${[...accountIds]}) AND sent_at > ${since} GROUP BY 1`,
  )
  return new Map(rows.map(({ account_id, messages }) => [account_id, messages]))
}

/** One row for each message; a second one of the same campaign, member and channel breaks the transaction. */
export async function insertDeliveries(
  tx: Tx,
  about: { merchantId: string; campaignId: string; now: Date },
  deliveries: readonly Delivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO marketing.delivery (campaign_id, account_id, channel, merchant_id, delivery_id, sent_at)
    SELECT ${about.campaignId}, n.account_id, n.channel, ${about.merchantId}, n.delivery_id, ${about.now}::timestamptz
    FROM unnest(${deliveries.map(({ accountId }) => accountId)}::text[], ${deliveries.map(({ channel }) => channel)}::text[],
      ${deliveries.map(({ deliveryId }) => deliveryId)}::uuid[]) AS n(account_id, channel, delivery_id)`,
  )
}

export interface LeftOut {
  channel: MarketingChannel
  reason: LeftOutReason
  members: number
}

export async function addLeftOut(tx: Tx, campaignId: string, rows: readonly LeftOut[]): Promise<void> {
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO marketing.left_out AS l (campaign_id, channel, reason, members)
    SELECT ${campaignId}, n.channel, n.reason, n.members
    FROM unnest(${rows.map(({ channel }) => channel)}::text[], ${rows.map(({ reason }) => reason)}::text[],
      ${rows.map(({ members }) => members)}::int[]) AS n(channel, reason, members)
    ON CONFLICT (campaign_id, channel, reason) DO UPDATE SET members = l.members + excluded.members`,
  )
}

export async function readLeftOut(reader: Reader, campaignId: string): Promise<LeftOut[]> {
  return rowsOf(
    reader,
    sql<LeftOut>`
    SELECT channel, reason, members FROM marketing.left_out WHERE campaign_id = ${campaignId}
    ORDER BY channel, reason`,
  )
}

export interface DeliveryCount {
  channel: MarketingChannel
  sent: number
  clicked: number
  unsubscribed: number
}

export async function countDeliveries(reader: Reader, campaignId: string): Promise<DeliveryCount[]> {
  return rowsOf(
    reader,
    sql<DeliveryCount>`
    SELECT channel, count(*)::int AS sent, count(clicked_at)::int AS clicked, count(unsubscribed_at)::int AS unsubscribed
    FROM marketing.delivery WHERE campaign_id = ${campaignId} GROUP BY 1`,
  )
}
