import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const approveWithdrawal: Call<typeof approveWithdrawalSchemas> = {
  name: 'cashier/approve-withdrawal',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Approves a withdrawal; above the four-eyes amount a second, different operator must approve it too.',
  errors: ['WD_SANCTIONED', 'WD_HELD', 'WD_NOT_FOUND', 'WD_STATE', 'WD_FOUR_EYES'],
}

export function approveWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ remark: Type.Optional(Text(140)) }),
    value: Type.Object({
      state: WithdrawalStateField(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
