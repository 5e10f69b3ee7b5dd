import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { CampaignId, Version } from './marketing-fields.ts'

export const scheduleCampaign: Call<typeof scheduleCampaignSchemas> = {
  name: 'marketing/schedule-campaign',
  method: 'POST',
  path: '/api/operator/marketing/campaigns/:campaignId/schedule',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.send',
  isIdempotent: true,
  summary: 'Schedules a draft; if it reaches more members than one person may reach, a second one decides.',
  errors: [
    'MARKETING_NOT_FOUND',
    'MARKETING_STATE',
    'MARKETING_NOBODY',
    'CHANGE_STATE',
    'CHANGE_SECOND_MISSING',
  ],
}

export function scheduleCampaignSchemas() {
  return {
    params: CampaignId(),
    body: Type.Object({ version: Version(), sendAt: Nullable(Time('null: at once')) }),
    value: Type.Object({
      state: OneOf(['SCHEDULED', 'PENDING'], 'PENDING: it waits for a second person'),
      version: Type.Integer(),
    }),
  }
}
