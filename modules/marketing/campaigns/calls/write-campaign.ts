import {
  writeCampaign,
  writeCampaignSchemas,
} from '../../../../contract/operator/marketing/write-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { saveCampaign } from '../campaigns.ts'

export const handleWriteCampaign = handle(writeCampaign, writeCampaignSchemas, async (context, { body }) => ({
  campaignId: await saveCampaign(context, body),
}))
