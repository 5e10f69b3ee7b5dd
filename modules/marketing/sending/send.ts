/**
 * Sends a campaign in chunks. A chunk is one transaction: the members that it judged, the messages to those
 * who get it, and the place that it came to. Whatever is killed, each of them is sent once.
 */
import { randomUUID } from 'node:crypto'
import { clock } from '../../../kernel/clock.ts'
import { isQuiet } from '../../../kernel/quiet-hours.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { merchantsKey, settingOf } from '../../system/index.ts'
import { nextMembers } from '../segments/members.ts'
import { campaignSettings } from '../settings.ts'
import { judgeMembers, Tally, type Judged } from './judge-page.ts'
import { post, type Addressed } from './letters.ts'
import { addLeftOut, insertDeliveries } from './store/deliveries.ts'
import { advance, dueCampaigns, lockDue, type DueCampaign, type OpenCampaign } from './store/campaigns.ts'

const CHUNK = 500
/** News that could not be handed over for so long is no news any more. */
const EXPIRY_MS = 48 * 3_600_000

interface Process {
  readonly database: Database
  readonly services: Services
  readonly config: Config
}

/** Sends what is due; in the quiet hours of its merchant a campaign waits where it stands. */
export async function sendDue(process: Process): Promise<void> {
  for (const due of await dueCampaigns(process.database.kysely, clock.now()))
    while (await sendChunk(process, due));
}

/** False if there is nothing more of it to send now. */
export async function sendChunk(process: Process, due: DueCampaign, limit = CHUNK): Promise<boolean> {
  return process.database.transaction(async (tx) => {
    const now = clock.now()
    const merchant = process.services.use(merchantsKey).byId(due.merchantId)
    if (!merchant || isQuiet(now, merchant.timeZone)) return false
    const campaign = await lockDue(tx, due, now)
    if (!campaign?.audience) return false
    const house = {
      id: merchant.id,
      timeZone: merchant.timeZone,
      use: process.services.use.bind(process.services),
    }
    const at = { after: campaign.afterAccount, now, limit }
    const page = await nextMembers(tx, house, campaign.audience, at)
    const judged = await judgeMembers(tx, merchant.id, page.members, { channels: campaign.channels, now })
    const { addressed, tally, reached } = await chosen(tx, merchant.id, campaign, judged)
    const deliveries = addressed.map(({ member, channel, deliveryId }) => ({
      deliveryId: deliveryId!,
      accountId: member.accountId,
      channel,
    }))
    await insertDeliveries(tx, { merchantId: merchant.id, campaignId: campaign.campaignId, now }, deliveries)
    const expiresAt = new Date(now.getTime() + EXPIRY_MS)
    const sender = { config: process.config, merchant, batch: batchOf(campaign.campaignId), expiresAt }
    await post(tx, sender, campaign, addressed)
    await addLeftOut(tx, campaign.campaignId, tally.rows())
    await advance(tx, campaign.campaignId, { next: page.next, reached, now })
    return page.next !== null
  })
}

export const batchOf = (campaignId: string) => `campaign:${campaignId}`

/** Who gets it; without a second person's approval no more than one person may reach. */
async function chosen(
  tx: Tx,
  merchantId: string,
  campaign: OpenCampaign,
  judged: readonly Judged[],
): Promise<{ addressed: Addressed[]; tally: Tally; reached: number }> {
  const most = campaign.isApproved
    ? Number.POSITIVE_INFINITY
    : await settingOf(tx, merchantId, campaignSettings.aloneUpTo)
  const tally = new Tally()
  const addressed: Addressed[] = []
  let reached = 0
  for (const { member, verdicts } of judged) {
    const isOver = campaign.reached + reached >= most
    for (const { channel, reason = isOver ? ('UNAPPROVED' as const) : undefined } of verdicts) {
      tally.add(reason ? { channel, reason } : { channel })
      if (!reason) addressed.push({ member, channel, deliveryId: randomUUID() })
    }
    if (addressed.at(-1)?.member === member) reached++
  }
  return { addressed, tally, reached }
}
