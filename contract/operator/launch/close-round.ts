import type { Call } from '../../shared/call.ts'
import { EndRoundBody, EndRoundValue } from './end-round-fields.ts'

export const closeRound: Call<typeof closeRoundSchemas> = {
  name: 'launch/close-round',
  method: 'POST',
  path: '/api/operator/rounds/close',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.close',
  isIdempotent: true,
  summary: 'Ends an open round as it is: stakes are lost, wins stay.',
  errors: ['ROUND_NOT_FOUND', 'ROUND_STATE', 'ROUND_RUNNING', 'ROUND_SETTLES_ITSELF'],
}

export function closeRoundSchemas() {
  return { body: EndRoundBody(), value: EndRoundValue() }
}
