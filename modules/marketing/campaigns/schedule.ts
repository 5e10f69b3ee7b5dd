/** Scheduling a campaign: alone up to a number of members, beyond it with a second person. */
import { refuse } from '../../../contract/errors.ts'
import { momentText } from '../../../platform/moment-text.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { afterQuiet } from '../../../kernel/quiet-hours.ts'
import { defineProposal, proposeWeakening, settingOf } from '../../system/index.ts'
import type { Conditions } from '../segments/conditions.ts'
import { findSegment } from '../segments/store/segments.ts'
import { reachOf } from '../sending/reach.ts'
import { campaignSettings } from '../settings.ts'
import { lockCampaign, writeSchedule, type Campaign } from './store/campaigns.ts'

interface SchedulePayload {
  readonly campaignId: string
  readonly version: number
  /** null: at once. */
  readonly sendAt: string | null
  /** The conditions that the second person was told the number of. */
  readonly audience: Conditions
}

export const campaignProposal = defineProposal<SchedulePayload>({
  name: 'marketing.send',
  ability: 'marketing.send',
  waitsHours: 72,
  async apply(context, { payload }) {
    const { campaignId, version, sendAt, audience } = payload
    const campaign = await lockDraft(context, campaignId, version)
    await schedule(context, campaign, {
      sendAt: sendAt === null ? null : new Date(sendAt),
      audience,
      isApproved: true,
    })
  },
})

async function lockDraft(context: CallContext, campaignId: string, version: number): Promise<Campaign> {
  const found =
    (await lockCampaign(context.tx, context.merchant.id, campaignId)) ?? refuse('MARKETING_NOT_FOUND')
  if (found.state !== 'DRAFT' || found.version !== version) refuse('MARKETING_STATE')
  return found
}

/**
 * Errors: MARKETING_NOT_FOUND, MARKETING_STATE, MARKETING_NOBODY if no member would get it, CHANGE_STATE if
 * it waits for a second person already, CHANGE_SECOND_MISSING if there is none.
 */
export async function scheduleCampaign(
  context: CallContext,
  campaignId: string,
  asked: { version: number; sendAt: Date | null },
): Promise<{ state: 'SCHEDULED' | 'PENDING'; version: number }> {
  const { tx, merchant, now, use } = context
  const campaign = await lockDraft(context, campaignId, asked.version)
  const audience = await audienceOf(context, campaign)
  const reach = await reachOf(tx, { ...merchant, use }, { audience, channels: campaign.channels, now })
  if (reach.reached === 0) refuse('MARKETING_NOBODY')
  if (reach.reached <= (await settingOf(tx, merchant.id, campaignSettings.aloneUpTo))) {
    await schedule(context, campaign, { sendAt: asked.sendAt, audience, isApproved: false })
    return { state: 'SCHEDULED', version: campaign.version + 1 }
  }
  const sendAt = leavesAt(context, asked.sendAt)
  await proposeWeakening(context, campaignProposal, {
    subject: `campaign:${campaignId}`,
    title: campaign.titles.EN,
    payload: { campaignId, version: campaign.version, sendAt: asked.sendAt?.toISOString() ?? null, audience },
    changes: [
      { field: 'campaignMembers', before: '', after: String(reach.reached) },
      { field: 'campaignChannels', before: '', after: campaign.channels.join(', ') },
      { field: 'campaignSendAt', before: '', after: momentText({ language: 'en', merchant }, sendAt) },
      { field: 'campaignText', before: '', after: campaign.contents.EN },
    ],
  })
  return { state: 'PENDING', version: campaign.version }
}

/** Everybody without a segment. MARKETING_NOT_FOUND if it is not there. */
export async function audienceOf(
  { tx, merchant }: CallContext,
  { segmentId }: Pick<Campaign, 'segmentId'>,
): Promise<Conditions> {
  if (segmentId === null) return {}
  return ((await findSegment(tx, merchant.id, segmentId)) ?? refuse('MARKETING_NOT_FOUND')).conditions
}

/** A time that is over means now, and one in the quiet hours their end. */
function leavesAt({ now, merchant }: CallContext, asked: Date | null): Date {
  return afterQuiet(asked && asked > now ? asked : now, merchant.timeZone)
}

async function schedule(
  context: CallContext,
  campaign: Campaign,
  { sendAt, audience, isApproved }: { sendAt: Date | null; audience: Conditions; isApproved: boolean },
): Promise<void> {
  const at = leavesAt(context, sendAt)
  await writeSchedule(context.tx, campaign.campaignId, { sendAt: at, audience, isApproved, now: context.now })
  await context.audit('marketing.schedule', `campaign:${campaign.campaignId}`, {
    titles: campaign.titles,
    channels: campaign.channels,
    segment: campaign.segmentName,
    sendAt: at,
    before: campaign.state,
    after: 'SCHEDULED',
  })
}
