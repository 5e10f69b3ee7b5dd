/** The demo's news: who agreed to it, tags, four segments, a campaign that was sent and one that is a draft. */
import type { MarketingChannel } from '../../contract/shared/marketing-words.ts'
import { clock } from '../../kernel/clock.ts'
import { seedCampaign, seedSegment, sendSeeded } from '../../modules/marketing/index.ts'
import { tagMany } from '../../modules/identity/index.ts'
import { changeConsent } from '../../modules/messaging/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import type { Process } from '../../server/compose.ts'
import { demoMemberId } from './identity.ts'
import { demoDraft, demoNews, demoSegments, demoTags } from './locales/marketing.ts'

/** How many of the demo's members agreed to news: the later ones to fewer channels. */
const AGREED = 12

export async function seedMarketing(
  tx: Tx,
  { config, services }: Process,
  merchantId: string,
): Promise<void> {
  const now = clock.now()
  const merchant = services.use(merchantsKey).byId(merchantId)!
  const members = Array.from({ length: AGREED }, (_, place) => demoMemberId(place + 1))
  for (const [place, accountId] of members.entries())
    await changeConsent(
      tx,
      { merchantId, accountId },
      {
        channels: place < 4 ? ['INBOX', 'MAIL', 'SMS'] : place < 8 ? ['INBOX', 'SMS'] : ['INBOX'],
        isGiven: true,
        source: 'DEMO',
        at: now,
      },
    )
  const given = { merchantId, by: 'owner', at: now }
  await tagMany(tx, given, { tag: demoTags.regulars, isGiven: true, accountIds: members.slice(0, 6) })
  await tagMany(tx, given, { tag: demoTags.football, isGiven: true, accountIds: members.slice(4, 9) })
  const about = { merchantId, writtenBy: 'owner', now }
  const segments = [
    { segmentId: 'demo-segment-regulars', name: demoSegments.regulars, conditions: { vipFrom: 2 } },
    { segmentId: 'demo-segment-dormant', name: demoSegments.dormant, conditions: { dormantDays: 30 } },
    { segmentId: 'demo-segment-fresh', name: demoSegments.fresh, conditions: { deposits: 'NEVER' } },
    {
      segmentId: 'demo-segment-football',
      name: demoSegments.football,
      conditions: { tags: [demoTags.football], dormantDays: 7 },
    },
  ] as const
  for (const segment of segments) await seedSegment(tx, { ...about, ...segment })
  const channels: MarketingChannel[] = ['INBOX', 'SMS']
  const sent = { ...demoNews, channels, segmentId: null }
  await seedCampaign(tx, { ...about, campaignId: 'demo-campaign-1' }, sent)
  await sendSeeded(
    tx,
    { config, merchant },
    { ...sent, campaignId: 'demo-campaign-1' },
    { memberIds: [...members, demoMemberId(AGREED + 1)], now },
  )
  await seedCampaign(
    tx,
    { ...about, campaignId: 'demo-campaign-2' },
    { ...demoDraft, channels: ['INBOX', 'MAIL'], segmentId: 'demo-segment-regulars' },
  )
}
