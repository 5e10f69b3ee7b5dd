import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const rejectWithdrawal: Call<typeof rejectWithdrawalSchemas> = {
  name: 'cashier/reject-withdrawal',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary: 'Refuses a withdrawal; the held amount returns to the member with the reason.',
  errors: ['WD_NOT_FOUND', 'WD_STATE'],
}

export function rejectWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ remark: Type.Optional(Text(140)) }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
