import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'
import { CampaignDraft, CampaignId, CampaignRow, LeftOut } from './marketing-fields.ts'

export const readCampaign: Call<typeof readCampaignSchemas> = {
  name: 'marketing/read-campaign',
  method: 'GET',
  path: '/api/operator/marketing/campaigns/:campaignId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.view',
  summary: 'One campaign: its texts, whether a second person is waited for, and what came of it.',
  errors: ['MARKETING_NOT_FOUND'],
}

export function readCampaignSchemas() {
  return {
    params: CampaignId(),
    value: Type.Object({
      ...CampaignRow(),
      ...CampaignDraft(),
      house: Type.Object({ TH: Type.String(), EN: Type.String() }),
      aloneUpTo: Type.Integer({ description: 'members that one person may reach' }),
      waiting: Nullable(Type.Object({ requestedBy: Type.String(), expiresAt: Time() })),
      startedAt: Nullable(Time()),
      endedAt: Nullable(Time()),
      report: Type.Array(
        Type.Object({
          channel: OneOf(marketingChannels),
          sent: Type.Integer(),
          delivered: Type.Integer({
            description: 'in the inbox, or taken by the mail server or SMS gateway',
          }),
          failed: Type.Integer(),
          opened: Type.Integer({ description: 'in the inbox; elsewhere nothing is watched' }),
          clicked: Type.Integer(),
          unsubscribed: Type.Integer(),
        }),
      ),
      leftOut: Type.Array(LeftOut()),
    }),
  }
}
