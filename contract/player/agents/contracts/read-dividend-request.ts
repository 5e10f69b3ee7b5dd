import type { Call } from '../../../shared/call.ts'
import { RequestValue } from '../../../shared/contract-fields.ts'

export const readDividendRequest: Call<typeof readDividendRequestSchemas> = {
  name: 'agents/read-dividend-request',
  method: 'GET',
  path: '/api/wps/relay/AGS_dividendRequest',
  module: 'AGENT',
  audience: 'agent',
  summary: 'What waits of contracts of the dividend: an offer, requests for an end, a success not yet seen.',
}

export function readDividendRequestSchemas() {
  return { value: RequestValue() }
}
