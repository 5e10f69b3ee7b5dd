import { readCampaign, readCampaignSchemas } from '../../../../contract/operator/marketing/read-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { campaignPage } from '../report.ts'

export const handleReadCampaign = handle(readCampaign, readCampaignSchemas, (context, { params }) =>
  campaignPage(context, params.campaignId),
)
