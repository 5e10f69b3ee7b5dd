import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GameCode, Numero } from '../../shared/lottery-draws.ts'
import { Text } from '../../shared/fields.ts'
import { entryFields, ResultEntry } from './result-fields.ts'

export const enterResult: Call<typeof enterResultSchemas> = {
  name: 'lottery/enter-result',
  method: 'POST',
  path: '/api/operator/lottery/issues/:gameCode/:numero/results',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.results',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Enters the result of a closed issue, with every prize. A second person has to type the same numbers; entering again replaces one’s own entry. LOTTERY_RESULT_FORM has `value {prize, place, digits}`.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_ISSUE_UNKNOWN',
    'LOTTERY_RESULT_STATE',
    'LOTTERY_RESULT_WAITS',
    'LOTTERY_RESULT_FORM',
  ],
}

export function enterResultSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    body: Type.Object({ ...entryFields(), reason: Type.Optional(Text(400)) }),
    value: ResultEntry(),
  }
}
