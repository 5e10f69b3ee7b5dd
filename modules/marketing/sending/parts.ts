/** Campaigns on their way to members. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { sendCampaigns } from './jobs/send-campaigns.ts'

export const sendingParts = { calls: [], jobs: [sendCampaigns] } satisfies ModuleParts
