import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { GameCode, Numero } from '../../shared/lottery-draws.ts'
import { entryFields, ResultEntry } from './result-fields.ts'

export const correctResult: Call<typeof correctResultSchemas> = {
  name: 'lottery/correct-result',
  method: 'POST',
  path: '/api/operator/lottery/issues/:gameCode/:numero/corrections',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.results',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Enters a corrected result within 24 hours of the first confirmation. Once a second person has typed the same numbers it is the next version, and every bet is settled again.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_ISSUE_UNKNOWN',
    'LOTTERY_RESULT_STATE',
    'LOTTERY_RESULT_LATE',
    'LOTTERY_RESULT_WAITS',
    'LOTTERY_RESULT_SAME',
    'LOTTERY_RESULT_FORM',
  ],
}

export function correctResultSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    body: Type.Object({ ...entryFields(), reason: Text(400, 1) }),
    value: ResultEntry(),
  }
}
