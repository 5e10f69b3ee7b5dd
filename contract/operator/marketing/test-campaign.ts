import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'
import { CampaignId, LeftOut } from './marketing-fields.ts'

export const testCampaign: Call<typeof testCampaignSchemas> = {
  name: 'marketing/test-campaign',
  method: 'POST',
  path: '/api/operator/marketing/campaigns/:campaignId/test',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary: 'Sends a campaign to one member account as a test, by the same rules as to everybody.',
  errors: ['MARKETING_NOT_FOUND', 'MARKETING_QUIET', 'MEMBER_NOT_FOUND'],
}

export function testCampaignSchemas() {
  return {
    params: CampaignId(),
    body: Type.Object({ account: Text(32, 1) }),
    value: Type.Object({
      sent: Type.Array(OneOf(marketingChannels)),
      leftOut: Type.Array(LeftOut()),
    }),
  }
}
