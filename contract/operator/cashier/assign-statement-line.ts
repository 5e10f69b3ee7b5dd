import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { lineOutcomes } from '../../shared/statement-words.ts'

export const assignStatementLine: Call<typeof assignStatementLineSchemas> = {
  name: 'cashier/assign-statement-line',
  method: 'POST',
  path: '/api/operator/statements/lines/:lineId/assign',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  isIdempotent: true,
  summary:
    'Credits an unmatched line to an unpaid deposit, with a reason; above the limit two different operators must do so.',
  errors: ['STATEMENT_NOT_FOUND', 'STATEMENT_STATE', 'DEPOSIT_NOT_FOUND', 'DEPOSIT_STATE', 'WD_FOUR_EYES'],
}

export function assignStatementLineSchemas() {
  return {
    params: Type.Object({ lineId: Id() }),
    body: Type.Object({ depositId: Id(), remark: Text(140, 1) }),
    value: Type.Object({
      outcome: OneOf(lineOutcomes),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
