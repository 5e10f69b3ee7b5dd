import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const resolveWithdrawal: Call<typeof resolveWithdrawalSchemas> = {
  name: 'cashier/resolve-withdrawal',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/resolve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Ends a dispute as paid or as returned, or has the withdrawal paid again; needs two different operators with the same decision. If only parts are missing, only those are returned or paid again.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_FOUR_EYES', 'WD_PENDING'],
}

export function resolveWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({
      outcome: Type.Union([Type.Literal('PAID'), Type.Literal('RETURNED'), Type.Literal('REPAY')]),
      remark: Text(140, 1),
    }),
    value: Type.Object({
      state: WithdrawalStateField(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
