/** Campaigns as operators write, test and cancel them; a draft alone can be changed. */
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import type { CampaignState } from '../../../contract/operator/marketing/marketing-words.ts'
import type { Texts } from '../../../contract/shared/content-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { isQuiet } from '../../../kernel/quiet-hours.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountByName, isPersonal, recipientsAfter } from '../../identity/index.ts'
import { callOffProposals, merchantOf } from '../../system/index.ts'
import { findSegment } from '../segments/store/segments.ts'
import { judgeMembers, Tally } from '../sending/judge-page.ts'
import { post } from '../sending/letters.ts'
import { campaignProposal } from './schedule.ts'
import {
  findCampaign,
  insertCampaign,
  lockCampaign,
  updateCampaign,
  writeCancelled,
  type Campaign,
  type CampaignContent,
} from './store/campaigns.ts'

export const subjectOf = (campaignId: string) => `campaign:${campaignId}`

const factsOf = ({ titles, channels, link }: CampaignContent) => ({ titles, channels, link })

/** A title is one line: it becomes the subject of mails. MARKETING_NOT_FOUND for an unknown segment. */
async function judged(context: CallContext, draft: CampaignContent): Promise<CampaignContent> {
  const oneLine = ({ TH, EN }: Texts) => [TH, EN].every((text) => !/[\r\n\u2028\u2029]/.test(text))
  if (!oneLine(draft.titles)) refuseFields([{ field: 'titles.TH', rule: 'format' }])
  const { tx, merchant } = context
  if (draft.segmentId !== null && !(await findSegment(tx, merchant.id, draft.segmentId)))
    refuse('MARKETING_NOT_FOUND')
  return { ...draft, channels: [...new Set(draft.channels)] }
}

export async function saveCampaign(context: CallContext, draft: CampaignContent): Promise<string> {
  const { tx, merchant, actor, now } = context
  const content = await judged(context, draft)
  const campaignId = newId()
  const about = { campaignId, merchantId: merchant.id, writtenBy: actor.claims.account, now }
  await insertCampaign(tx, about, content)
  await context.audit('marketing.write', subjectOf(campaignId), factsOf(content))
  return campaignId
}

/** Errors: MARKETING_NOT_FOUND, MARKETING_STATE if it was changed meanwhile or is no draft any more. */
export async function reviseCampaign(
  context: CallContext,
  campaignId: string,
  { version, ...draft }: CampaignContent & { version: number },
): Promise<number> {
  await lockAsSeen(context, campaignId, version, ['DRAFT'])
  const content = await judged(context, draft)
  await updateCampaign(context.tx, campaignId, content, context.now)
  // What a second person was asked to confirm is not this any more.
  await callOffProposals(context, campaignProposal, subjectOf(campaignId))
  await context.audit('marketing.change', subjectOf(campaignId), factsOf(content))
  return version + 1
}

/** What has left stays sent. Errors: MARKETING_NOT_FOUND, MARKETING_STATE. */
export async function cancelCampaign(
  context: CallContext,
  campaignId: string,
  version: number,
): Promise<number> {
  const before = await lockAsSeen(context, campaignId, version, ['DRAFT', 'SCHEDULED', 'SENDING'])
  await writeCancelled(context.tx, campaignId, context.now)
  await callOffProposals(context, campaignProposal, subjectOf(campaignId))
  await context.audit('marketing.cancel', subjectOf(campaignId), {
    titles: before.titles,
    before: before.state,
    after: 'CANCELLED',
  })
  return version + 1
}

export async function lockAsSeen(
  context: CallContext,
  campaignId: string,
  version: number,
  states: readonly CampaignState[],
): Promise<Campaign> {
  const campaign =
    (await lockCampaign(context.tx, context.merchant.id, campaignId)) ?? refuse('MARKETING_NOT_FOUND')
  if (campaign.version !== version || !states.includes(campaign.state)) refuse('MARKETING_STATE')
  return campaign
}

/**
 * Sends a campaign to one account, judged as everybody is, except that tests do not count for the week. There
 * is no test to a free address: it could be that of a member who is to be left alone. Errors:
 * MARKETING_NOT_FOUND, MARKETING_QUIET, MEMBER_NOT_FOUND.
 */
export async function testCampaign(context: CallContext, campaignId: string, account: string) {
  const { tx, merchant, now, config } = context
  const campaign = (await findCampaign(tx, merchant.id, campaignId)) ?? refuse('MARKETING_NOT_FOUND')
  const found = await accountByName(tx, { merchantId: merchant.id, account })
  if (!found || !isPersonal(found.kind)) refuseWith('MEMBER_NOT_FOUND', { accounts: [account] })
  if (isQuiet(now, merchant.timeZone)) refuse('MARKETING_QUIET')
  const page = { merchantId: merchant.id, after: '', limit: 1 }
  const members = await recipientsAfter(tx, page, { memberIds: [found.accountId] })
  const [one] = await judgeMembers(tx, merchant.id, members, { channels: campaign.channels, now })
  if (!one) refuseWith('MEMBER_NOT_FOUND', { accounts: [account] })
  const tally = new Tally()
  for (const verdict of one.verdicts) tally.add(verdict)
  const sent = [...tally.sent.keys()]
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const sender = { config, merchant: merchantOf(context), batch: `test:${campaignId}`, expiresAt }
  await post(
    tx,
    sender,
    campaign,
    sent.map((channel) => ({ member: one.member, channel, deliveryId: null })),
  )
  await context.audit('marketing.test', subjectOf(campaignId), {
    titles: campaign.titles,
    account: found.username,
    channels: sent,
  })
  return { sent, leftOut: tally.rows() }
}
