import {
  scheduleCampaign,
  scheduleCampaignSchemas,
} from '../../../../contract/operator/marketing/schedule-campaign.ts'
import { handle } from '../../../../platform/calls.ts'
import { scheduleCampaign as schedule } from '../schedule.ts'

export const handleScheduleCampaign = handle(
  scheduleCampaign,
  scheduleCampaignSchemas,
  (context, { params, body }) =>
    schedule(context, params.campaignId, {
      version: body.version,
      sendAt: body.sendAt === null ? null : new Date(body.sendAt),
    }),
)
