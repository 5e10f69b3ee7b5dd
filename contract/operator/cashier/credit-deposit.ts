import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const creditDeposit: Call<typeof creditDepositSchemas> = {
  name: 'cashier/credit-deposit', method: 'POST', path: '/api/operator/deposits/:depositId/credit', module: 'OPERATOR', audience: 'operator', ability: 'deposits.decide',
  isIdempotent: true, summary: 'Credits what arrived for a deposit in review, with a reason; above the limit two different operators must say so.',
  errors: ['DEPOSIT_NOT_FOUND', 'DEPOSIT_STATE', 'WD_FOUR_EYES'],
}

export function creditDepositSchemas() {
  return {
    params: Type.Object({ depositId: Id() }),
    body: Type.Object({ remark: Text(140, 1) }),
    value: Type.Object({ state: DepositStateField(), approvals: Type.Integer(), approvalsNeeded: Type.Integer() }),
  }
}
