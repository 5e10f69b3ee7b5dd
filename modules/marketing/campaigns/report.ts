/** A campaign as its page shows it: its texts, what is waited for, and what came of it by channel. */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { readersOfBatch } from '../../messaging/index.ts'
import { countBatch, merchantOf, nameIn, settingOf, waitingProposal } from '../../system/index.ts'
import { batchOf } from '../sending/send.ts'
import { countDeliveries, readLeftOut } from '../sending/store/deliveries.ts'
import { campaignSettings } from '../settings.ts'
import { subjectOf } from './campaigns.ts'
import { campaignProposal } from './schedule.ts'
import { findCampaign } from './store/campaigns.ts'

export async function campaignPage(context: CallContext, campaignId: string) {
  const { tx, merchant } = context
  const campaign = (await findCampaign(tx, merchant.id, campaignId)) ?? refuse('MARKETING_NOT_FOUND')
  const batch = batchOf(campaignId)
  const deliveries = await countDeliveries(tx, campaignId)
  const opened = await readersOfBatch(tx, merchant.id, batch)
  const outside = await countBatch(tx, merchant.id, batch)
  const waiting = await waitingProposal(context, campaignProposal, subjectOf(campaignId))
  const house = merchantOf(context)
  return {
    ...campaign,
    house: { TH: nameIn(house, 'th'), EN: nameIn(house, 'en') },
    aloneUpTo: await settingOf(tx, merchant.id, campaignSettings.aloneUpTo),
    waiting: waiting && { requestedBy: waiting.requestedBy, expiresAt: waiting.expiresAt },
    report: campaign.channels.map((channel) => {
      const {
        sent = 0,
        clicked = 0,
        unsubscribed = 0,
      } = deliveries.find((row) => row.channel === channel) ?? {}
      const port = outside.find((row) => row.channel === channel)
      const isInbox = channel === 'INBOX'
      return {
        channel,
        sent,
        delivered: isInbox ? sent : (port?.delivered ?? 0),
        failed: port?.failed ?? 0,
        opened: isInbox ? opened : 0,
        clicked,
        unsubscribed,
      }
    }),
    leftOut: await readLeftOut(tx, campaignId),
  }
}
