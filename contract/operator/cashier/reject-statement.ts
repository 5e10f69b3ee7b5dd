import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { statementStates } from '../../shared/statement-words.ts'

export const rejectStatement: Call<typeof rejectStatementSchemas> = {
  name: 'cashier/reject-statement',
  method: 'POST',
  path: '/api/operator/statements/:importId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  isIdempotent: true,
  summary: 'Drops a pending statement: nothing of it was credited, and its lines can be imported again.',
  errors: ['STATEMENT_NOT_FOUND', 'STATEMENT_STATE'],
}

export function rejectStatementSchemas() {
  return {
    params: Type.Object({ importId: Id() }),
    value: Type.Object({ importId: Id(), state: OneOf(statementStates) }),
  }
}
