import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { CampaignDraft } from './marketing-fields.ts'

export const writeCampaign: Call<typeof writeCampaignSchemas> = {
  name: 'marketing/write-campaign',
  method: 'POST',
  path: '/api/operator/marketing/campaigns',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary: 'Saves a new campaign as a draft.',
  errors: ['MARKETING_NOT_FOUND'],
}

export function writeCampaignSchemas() {
  return { body: Type.Object(CampaignDraft()), value: Type.Object({ campaignId: Id() }) }
}
