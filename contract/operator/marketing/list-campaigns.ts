import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { CampaignRow } from './marketing-fields.ts'
import { campaignStates } from './marketing-words.ts'

export const listCampaigns: Call<typeof listCampaignsSchemas> = {
  name: 'marketing/list-campaigns',
  method: 'GET',
  path: '/api/operator/marketing/campaigns',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.view',
  summary: 'Campaigns, the newest first.',
}

export function listCampaignsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf(campaignStates)) }),
    value: PageOf(Type.Object(CampaignRow())),
  }
}
