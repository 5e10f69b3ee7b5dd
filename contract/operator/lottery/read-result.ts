import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ResultEntry } from './result-fields.ts'

export const readResult: Call<typeof readResultSchemas> = {
  name: 'lottery/read-result',
  method: 'GET',
  path: '/api/operator/lottery/results/:entryId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'An entry with its whole raw text; empty while the numbers are hidden from its checker.',
  errors: ['LOTTERY_RESULT_UNKNOWN'],
}

export function readResultSchemas() {
  return {
    params: Type.Object({ entryId: Id() }),
    value: Type.Object({
      gameCode: Type.String(),
      numero: Type.String(),
      entry: ResultEntry(),
      rawText: Type.String(),
    }),
  }
}
