import { readReach, readReachSchemas } from '../../../../contract/operator/marketing/read-reach.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { reachOf } from '../../sending/reach.ts'
import { audienceOf } from '../schedule.ts'
import { findCampaign } from '../store/campaigns.ts'

export const handleReadReach = handle(readReach, readReachSchemas, async (context, { params }) => {
  const { tx, merchant, now, use } = context
  const campaign = (await findCampaign(tx, merchant.id, params.campaignId)) ?? refuse('MARKETING_NOT_FOUND')
  const audience = await audienceOf(context, campaign)
  return reachOf(tx, { ...merchant, use }, { audience, channels: campaign.channels, now })
})
