/** How far the sending of a campaign has come. */
import type { Texts } from '../../../../contract/shared/content-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Conditions } from '../../segments/conditions.ts'

export interface DueCampaign {
  campaignId: string
  merchantId: string
}

export async function dueCampaigns(reader: Reader, now: Date): Promise<DueCampaign[]> {
  return rowsOf(
    reader,
    sql<DueCampaign>`
    SELECT campaign_id AS "campaignId", merchant_id AS "merchantId" FROM marketing.campaign
    WHERE state IN ('SCHEDULED', 'SENDING') AND send_at <= ${now} ORDER BY send_at, campaign_id`,
  )
}

export interface OpenCampaign {
  campaignId: string
  titles: Texts
  contents: Texts
  link: string
  channels: MarketingChannel[]
  audience: Conditions | null
  isApproved: boolean
  afterAccount: string
  reached: number
}

/**
 * Locked, one campaign of a merchant at a time: two that are sent at once would both count the same week of a
 * member. Undefined if it was cancelled, or is not due.
 */
export async function lockDue(tx: Tx, due: DueCampaign, now: Date): Promise<OpenCampaign | undefined> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('marketing.send'), hashtext(${due.merchantId}))`)
  return firstOf(
    tx,
    sql<OpenCampaign>`
    SELECT campaign_id AS "campaignId", titles, contents, link, channels, audience, is_approved AS "isApproved",
      after_account AS "afterAccount", reached
    FROM marketing.campaign
    WHERE campaign_id = ${due.campaignId} AND state IN ('SCHEDULED', 'SENDING') AND send_at <= ${now} FOR UPDATE`,
  )
}

/** The place is written with what was sent up to it. A null place: everybody was judged. */
export async function advance(
  tx: Tx,
  campaignId: string,
  step: { next: string | null; reached: number; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE marketing.campaign SET after_account = coalesce(${step.next}, after_account), reached = reached + ${step.reached},
      state = CASE WHEN ${step.next}::text IS NULL THEN 'SENT' ELSE 'SENDING' END,
      started_at = coalesce(started_at, ${step.now}::timestamptz),
      ended_at = CASE WHEN ${step.next}::text IS NULL THEN ${step.now}::timestamptz END,
      version = version + CASE WHEN state = 'SCHEDULED' OR ${step.next}::text IS NULL THEN 1 ELSE 0 END
    WHERE campaign_id = ${campaignId}`,
  )
}
