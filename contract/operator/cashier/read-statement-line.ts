import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { StatementLineRow } from './statement-schemas.ts'

export const readStatementLine: Call<typeof readStatementLineSchemas> = {
  name: 'cashier/read-statement-line',
  method: 'GET',
  path: '/api/operator/statements/lines/:lineId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary:
    'One line with the deposits it may be for: unpaid ones close to it in time, those with the same amount and name first.',
  errors: ['STATEMENT_NOT_FOUND'],
}

export function readStatementLineSchemas() {
  return {
    params: Type.Object({ lineId: Id() }),
    value: Type.Object({
      line: StatementLineRow(),
      candidates: Type.Array(
        Type.Object({
          depositId: Id(),
          memberId: Id(),
          account: Type.String(),
          payeeName: Nullable(Type.String()),
          channel: Type.String(),
          payableAmount: Amount(),
          state: DepositStateField(),
          createdAt: Time(),
          expiresAt: Time(),
          nameMatch: OneOf(['MATCH', 'MISMATCH', 'UNCLEAR']),
          approvals: Type.Integer({ description: 'operators who have assigned the line to it' }),
        }),
      ),
    }),
  }
}
