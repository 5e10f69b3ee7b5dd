import type { Call } from '../../shared/call.ts'
import { CampaignId, Reach } from './marketing-fields.ts'

export const readReach: Call<typeof readReachSchemas> = {
  name: 'marketing/read-reach',
  method: 'GET',
  path: '/api/operator/marketing/campaigns/:campaignId/reach',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.view',
  summary: 'Whom a campaign would reach now by channel, and how many it leaves out for which reason.',
  errors: ['MARKETING_NOT_FOUND'],
}

export function readReachSchemas() {
  return { params: CampaignId(), value: Reach() }
}
