/** Segments and campaigns that no operator wrote: for the demo. */
import { randomUUID } from 'node:crypto'
import type { Config } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { recipientsAfter } from '../../identity/index.ts'
import type { Merchant } from '../../system/index.ts'
import { insertCampaign, writeSchedule, type CampaignContent } from '../campaigns/store/campaigns.ts'
import type { Conditions } from '../segments/conditions.ts'
import { insertSegment } from '../segments/store/segments.ts'
import { judgeMembers, Tally } from './judge-page.ts'
import { post } from './letters.ts'
import { batchOf } from './send.ts'
import { advance } from './store/campaigns.ts'
import { addLeftOut, insertDeliveries } from './store/deliveries.ts'

interface About {
  readonly merchantId: string
  readonly writtenBy: string
  readonly now: Date
}

export async function seedSegment(
  tx: Tx,
  about: About & { segmentId: string; name: string; conditions: Conditions },
): Promise<void> {
  await insertSegment(tx, about)
}

/** A draft. */
export async function seedCampaign(
  tx: Tx,
  about: About & { campaignId: string },
  content: CampaignContent,
): Promise<void> {
  await insertCampaign(tx, about, content)
}

/** Sends a draft of the demo to these members, by the rules by which all news is sent. */
export async function sendSeeded(
  tx: Tx,
  { config, merchant }: { config: Config; merchant: Merchant },
  campaign: CampaignContent & { campaignId: string },
  { memberIds, now }: { memberIds: readonly string[]; now: Date },
): Promise<void> {
  const { campaignId, channels } = campaign
  await writeSchedule(tx, campaignId, { sendAt: now, audience: { memberIds }, isApproved: false, now })
  const page = { merchantId: merchant.id, after: '', limit: memberIds.length }
  const members = await recipientsAfter(tx, page, { memberIds })
  const judged = await judgeMembers(tx, merchant.id, members, { channels, now })
  const tally = new Tally()
  const deliveries = judged.flatMap(({ member, verdicts }) =>
    verdicts.flatMap((verdict) => {
      tally.add(verdict)
      return verdict.reason ? [] : [{ member, channel: verdict.channel, deliveryId: randomUUID() }]
    }),
  )
  const rows = deliveries.map(({ member, ...delivery }) => ({ ...delivery, accountId: member.accountId }))
  await insertDeliveries(tx, { merchantId: merchant.id, campaignId, now }, rows)
  await post(tx, { config, merchant, batch: batchOf(campaignId), expiresAt: now }, campaign, deliveries)
  await addLeftOut(tx, campaignId, tally.rows())
  const reached = new Set(deliveries.map(({ member }) => member.accountId)).size
  await advance(tx, campaignId, { next: null, reached, now })
}
