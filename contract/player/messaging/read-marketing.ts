import { MarketingChoices } from './marketing-fields.ts'
import type { Call } from '../../shared/call.ts'

export const readMarketing: Call<typeof readMarketingSchemas> = {
  name: 'messaging/read-marketing',
  method: 'GET',
  path: '/api/wps/member/marketing',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Through which channels the member agreed to receive news of promotions, and since when.',
}

export function readMarketingSchemas() {
  return { value: MarketingChoices() }
}
