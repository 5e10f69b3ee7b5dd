import { Type } from 'typebox'
import { MarketingChoices } from './marketing-fields.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'

export const changeMarketing: Call<typeof changeMarketingSchemas> = {
  name: 'messaging/change-marketing',
  method: 'PUT',
  path: '/api/wps/member/marketing',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Gives or withdraws consent to news of promotions through channels; in force at once.',
}

export function changeMarketingSchemas() {
  return {
    body: Type.Object({
      channels: Type.Array(OneOf(marketingChannels), { minItems: 1, maxItems: marketingChannels.length }),
      isGiven: Type.Boolean(),
    }),
    value: MarketingChoices(),
  }
}
