import { testCampaign, testCampaignSchemas } from '../../../../contract/operator/marketing/test-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { testCampaign as test } from '../campaigns.ts'

export const handleTestCampaign = handle(testCampaign, testCampaignSchemas, (context, { params, body }) =>
  test(context, params.campaignId, body.account),
)
