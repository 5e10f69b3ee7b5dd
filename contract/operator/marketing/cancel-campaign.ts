import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { CampaignId, Version } from './marketing-fields.ts'

export const cancelCampaign: Call<typeof cancelCampaignSchemas> = {
  name: 'marketing/cancel-campaign',
  method: 'POST',
  path: '/api/operator/marketing/campaigns/:campaignId/cancel',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.send',
  isIdempotent: true,
  summary: 'Cancels a campaign that is not sent in full; what has left stays sent.',
  errors: ['MARKETING_NOT_FOUND', 'MARKETING_STATE'],
}

export function cancelCampaignSchemas() {
  return {
    params: CampaignId(),
    body: Type.Object({ version: Version() }),
    value: Type.Object({ version: Type.Integer() }),
  }
}
