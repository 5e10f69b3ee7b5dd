import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { Prizes, ResultEntry } from './result-fields.ts'

export const decideResult: Call<typeof decideResultSchemas> = {
  name: 'lottery/decide-result',
  method: 'POST',
  path: '/api/operator/lottery/results/:entryId/decision',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.decide',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Confirms an entered result by typing it again, or sends it back; never by the person who entered it. LOTTERY_RESULT_DIFFERS has `value {prize, place}`, and nothing happens.',
  errors: [
    'LOTTERY_RESULT_UNKNOWN',
    'LOTTERY_RESULT_STATE',
    'LOTTERY_RESULT_LATE',
    'LOTTERY_RESULT_FORM',
    'LOTTERY_RESULT_DIFFERS',
    'CHANGE_FOUR_EYES',
  ],
}

export function decideResultSchemas() {
  return {
    params: Type.Object({ entryId: Id() }),
    body: Type.Object({
      decision: OneOf(['CONFIRM', 'REJECT']),
      prizes: Type.Optional(Prizes()),
      reason: Type.Optional(Text(400)),
    }),
    value: ResultEntry(),
  }
}
