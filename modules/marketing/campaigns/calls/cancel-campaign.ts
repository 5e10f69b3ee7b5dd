import {
  cancelCampaign,
  cancelCampaignSchemas,
} from '../../../../contract/operator/marketing/cancel-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { cancelCampaign as cancel } from '../campaigns.ts'

export const handleCancelCampaign = handle(
  cancelCampaign,
  cancelCampaignSchemas,
  async (context, { params, body }) => ({
    version: await cancel(context, params.campaignId, body.version),
  }),
)
