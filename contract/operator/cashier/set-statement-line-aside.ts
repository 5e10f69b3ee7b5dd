import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { lineOutcomes } from '../../shared/statement-words.ts'

export const setStatementLineAside: Call<typeof setStatementLineAsideSchemas> = {
  name: 'cashier/set-statement-line-aside',
  method: 'POST',
  path: '/api/operator/statements/lines/:lineId/aside',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  isIdempotent: true,
  summary: 'Marks an unmatched line as no member’s deposit, with the reason.',
  errors: ['STATEMENT_NOT_FOUND', 'STATEMENT_STATE'],
}

export function setStatementLineAsideSchemas() {
  return {
    params: Type.Object({ lineId: Id() }),
    body: Type.Object({ remark: Text(140, 1) }),
    value: Type.Object({ outcome: OneOf(lineOutcomes) }),
  }
}
