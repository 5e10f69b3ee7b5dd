/** Campaigns: written, tested, scheduled, cancelled and reported. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCancelCampaign } from './calls/cancel-campaign.ts'
import { handleChangeCampaign } from './calls/change-campaign.ts'
import { handleListCampaigns } from './calls/list-campaigns.ts'
import { handleReadCampaign } from './calls/read-campaign.ts'
import { handleReadReach } from './calls/read-reach.ts'
import { handleScheduleCampaign } from './calls/schedule-campaign.ts'
import { handleTestCampaign } from './calls/test-campaign.ts'
import { handleWriteCampaign } from './calls/write-campaign.ts'

export const campaignParts = {
  calls: [
    handleListCampaigns,
    handleReadCampaign,
    handleWriteCampaign,
    handleChangeCampaign,
    handleReadReach,
    handleTestCampaign,
    handleScheduleCampaign,
    handleCancelCampaign,
  ],
} satisfies Pick<ModuleParts, 'calls'>
