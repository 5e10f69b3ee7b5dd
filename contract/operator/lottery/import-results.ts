import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { importOutcomes, importProblems } from '../../shared/lottery-results.ts'

export const importResults: Call<typeof importResultsSchemas> = {
  name: 'lottery/import-results',
  method: 'POST',
  path: '/api/operator/lottery/result-imports',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.results',
  takes: 'upload',
  rate: 'slow',
  summary:
    'Reads up to 5,000 draws of a CSV or JSON file (field `file`). CHECK says of every line what APPLY does with it: past draws are stored, results of waiting issues wait for a second person, and what stands is never changed.',
  errors: ['LOTTERY_IMPORT_SHAPE', 'LOTTERY_IMPORT_LONG', 'REQUEST_TOO_LARGE'],
}

export function importResultsSchemas() {
  return {
    body: Type.Object({ mode: OneOf(['CHECK', 'APPLY']) }),
    value: Type.Object({
      isApplied: Type.Boolean(),
      counts: Type.Array(Type.Object({ outcome: OneOf(importOutcomes), count: Type.Integer() })),
      lines: Type.Array(
        Type.Object({
          line: Type.Integer({ description: 'from 1; the head of a CSV file is line 1' }),
          gameCode: Type.String(),
          numero: Type.String(),
          outcome: OneOf(importOutcomes),
          problem: Nullable(OneOf(importProblems)),
          prize: Nullable(Type.String({ description: 'the prize that is wrong or contradicts' })),
          place: Nullable(Type.Integer({ description: 'of the number in its prize, from 1' })),
        }),
      ),
    }),
  }
}
