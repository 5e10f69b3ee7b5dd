import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const resolveWithdrawal: Call<typeof resolveWithdrawalSchemas> = {
  name: 'cashier/resolve-withdrawal', method: 'POST', path: '/api/operator/withdrawals/:withdrawalId/resolve', module: 'OPERATOR', audience: 'operator', ability: 'withdrawals.decide',
  isIdempotent: true, summary: 'Ends a dispute as paid or returned; takes two different operators who decide the same.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_FOUR_EYES'],
}

export function resolveWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ outcome: Type.Union([Type.Literal('PAID'), Type.Literal('RETURNED')]), remark: Text(140, 1) }),
    value: Type.Object({ state: WithdrawalStateField(), approvals: Type.Integer(), approvalsNeeded: Type.Integer() }),
  }
}
