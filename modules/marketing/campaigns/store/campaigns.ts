/** Rows of campaigns, as the console writes and lists them. */
import type { CampaignState } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { Texts } from '../../../../contract/shared/content-words.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Conditions } from '../../segments/conditions.ts'

export interface CampaignContent {
  titles: Texts
  contents: Texts
  link: string
  channels: MarketingChannel[]
  segmentId: string | null
}

export interface Campaign extends CampaignContent {
  campaignId: string
  segmentName: string
  state: CampaignState
  sendAt: Date | null
  reached: number
  writtenBy: string
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
  version: number
}

const columns = sql`c.campaign_id AS "campaignId", c.titles, c.contents, c.link, c.channels, c.segment_id AS "segmentId",
  coalesce((SELECT s.name FROM marketing.segment s WHERE s.segment_id = c.segment_id), '') AS "segmentName", c.state,
  c.send_at AS "sendAt", c.reached, c.written_by AS "writtenBy", c.created_at AS "createdAt",
  c.started_at AS "startedAt", c.ended_at AS "endedAt", c.version`

export async function readCampaigns(
  reader: Reader,
  asked: { merchantId: string; state?: CampaignState | undefined },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: Campaign[]; total: number }> {
  const where = sql`c.merchant_id = ${asked.merchantId} ${asked.state ? sql`AND c.state = ${asked.state}` : sql``}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM marketing.campaign c WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<Campaign>`
    SELECT ${columns} FROM marketing.campaign c WHERE ${where}
    ORDER BY c.created_at DESC, c.campaign_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

export async function findCampaign(
  reader: Reader,
  merchantId: string,
  campaignId: string,
): Promise<Campaign | undefined> {
  return firstOf(
    reader,
    sql<Campaign>`
    SELECT ${columns} FROM marketing.campaign c
    WHERE c.merchant_id = ${merchantId} AND c.campaign_id = ${campaignId}`,
  )
}

/** Locked, so that it is not sent while it changes. */
export async function lockCampaign(
  tx: Tx,
  merchantId: string,
  campaignId: string,
): Promise<Campaign | undefined> {
  return firstOf(
    tx,
    sql<Campaign>`
    SELECT ${columns} FROM marketing.campaign c
    WHERE c.merchant_id = ${merchantId} AND c.campaign_id = ${campaignId} FOR UPDATE`,
  )
}

export async function insertCampaign(
  tx: Tx,
  about: { campaignId: string; merchantId: string; writtenBy: string; now: Date },
  content: CampaignContent,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO marketing.campaign (campaign_id, merchant_id, titles, contents, link, channels, segment_id, written_by,
      created_at, changed_at)
    VALUES (${about.campaignId}, ${about.merchantId}, ${JSON.stringify(content.titles)}, ${JSON.stringify(content.contents)},
      ${content.link}, ${[...content.channels]}::text[], ${content.segmentId}, ${about.writtenBy}, ${about.now}, ${about.now})`,
  )
}

export async function updateCampaign(
  tx: Tx,
  campaignId: string,
  content: CampaignContent,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE marketing.campaign SET titles = ${JSON.stringify(content.titles)}, contents = ${JSON.stringify(content.contents)},
      link = ${content.link}, channels = ${[...content.channels]}::text[], segment_id = ${content.segmentId},
      version = version + 1, changed_at = ${now}
    WHERE campaign_id = ${campaignId}`,
  )
}

/** From now on it is sent as its time comes, to whom these conditions find. */
export async function writeSchedule(
  tx: Tx,
  campaignId: string,
  schedule: { sendAt: Date; audience: Conditions; isApproved: boolean; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE marketing.campaign SET state = 'SCHEDULED', send_at = ${schedule.sendAt},
      audience = ${JSON.stringify(schedule.audience)}, is_approved = ${schedule.isApproved}, version = version + 1,
      changed_at = ${schedule.now}
    WHERE campaign_id = ${campaignId}`,
  )
}

export async function writeCancelled(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE marketing.campaign SET state = 'CANCELLED', version = version + 1, changed_at = ${now}, ended_at = ${now}
    WHERE campaign_id = ${campaignId}`,
  )
}
