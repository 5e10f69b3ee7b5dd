import {
  changeCampaign,
  changeCampaignSchemas,
} from '../../../../contract/operator/marketing/change-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { reviseCampaign } from '../campaigns.ts'

export const handleChangeCampaign = handle(
  changeCampaign,
  changeCampaignSchemas,
  async (context, { params, body }) => ({
    version: await reviseCampaign(context, params.campaignId, body),
  }),
)
