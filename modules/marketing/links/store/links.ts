/** Rows of deliveries, as their links find them. */
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface LinkedDelivery {
  deliveryId: string
  accountId: string
  channel: MarketingChannel
  sentAt: Date
  /** Of the campaign; empty: the home page. */
  link: string
}

export async function findDelivery(
  reader: Reader,
  merchantId: string,
  deliveryId: string,
): Promise<LinkedDelivery | undefined> {
  return firstOf(
    reader,
    sql<LinkedDelivery>`
    SELECT d.delivery_id AS "deliveryId", d.account_id AS "accountId", d.channel, d.sent_at AS "sentAt", c.link
    FROM marketing.delivery d JOIN marketing.campaign c USING (campaign_id)
    WHERE d.merchant_id = ${merchantId} AND d.delivery_id = ${deliveryId}`,
  )
}

/** The first time counts. */
export async function markClicked(tx: Tx, deliveryId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE marketing.delivery SET clicked_at = ${now} WHERE delivery_id = ${deliveryId} AND clicked_at IS NULL`,
  )
}

export async function markUnsubscribed(tx: Tx, deliveryId: string, at: Date | null): Promise<void> {
  await run(tx, sql`UPDATE marketing.delivery SET unsubscribed_at = ${at} WHERE delivery_id = ${deliveryId}`)
}
