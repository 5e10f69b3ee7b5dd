import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { CampaignDraft, CampaignId, Version } from './marketing-fields.ts'

export const changeCampaign: Call<typeof changeCampaignSchemas> = {
  name: 'marketing/change-campaign',
  method: 'POST',
  path: '/api/operator/marketing/campaigns/:campaignId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary: 'Changes a draft; what waited for a second person is called off.',
  errors: ['MARKETING_NOT_FOUND', 'MARKETING_STATE'],
}

export function changeCampaignSchemas() {
  return {
    params: CampaignId(),
    body: Type.Object({ ...CampaignDraft(), version: Version() }),
    value: Type.Object({ version: Type.Integer() }),
  }
}
