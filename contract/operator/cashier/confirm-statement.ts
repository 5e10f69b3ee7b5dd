import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { statementStates } from '../../shared/statement-words.ts'

export const confirmStatement: Call<typeof confirmStatementSchemas> = {
  name: 'cashier/confirm-statement',
  method: 'POST',
  path: '/api/operator/statements/:importId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  isIdempotent: true,
  summary: 'A second operator approves a pending statement, which is then matched and credited.',
  errors: ['STATEMENT_NOT_FOUND', 'STATEMENT_STATE', 'CHANGE_FOUR_EYES'],
}

export function confirmStatementSchemas() {
  return {
    params: Type.Object({ importId: Id() }),
    value: Type.Object({ importId: Id(), state: OneOf(statementStates) }),
  }
}
