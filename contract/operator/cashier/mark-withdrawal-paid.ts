import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const markWithdrawalPaid: Call<typeof markWithdrawalPaidSchemas> = {
  name: 'cashier/mark-withdrawal-paid', method: 'POST', path: '/api/operator/withdrawals/:withdrawalId/paid', module: 'OPERATOR', audience: 'operator', ability: 'withdrawals.decide',
  isIdempotent: true, summary: 'Says that an approved withdrawal was transferred by hand; one the bank already paid stays as it is.',
  errors: ['WD_NOT_FOUND', 'WD_STATE'],
}

export function markWithdrawalPaidSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ remark: Type.Optional(Text(140)) }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
