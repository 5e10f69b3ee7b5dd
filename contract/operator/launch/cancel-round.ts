import type { Call } from '../../shared/call.ts'
import { EndRoundBody, EndRoundValue } from './end-round-fields.ts'

export const cancelRound: Call<typeof cancelRoundSchemas> = {
  name: 'launch/cancel-round',
  method: 'POST',
  path: '/api/operator/rounds/cancel',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.close',
  isIdempotent: true,
  summary: 'Ends an open round without a win by returning every stake.',
  errors: ['ROUND_NOT_FOUND', 'ROUND_STATE', 'ROUND_RUNNING', 'ROUND_SETTLES_ITSELF'],
}

export function cancelRoundSchemas() {
  return { body: EndRoundBody(), value: EndRoundValue() }
}
