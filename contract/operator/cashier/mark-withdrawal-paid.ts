import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const markWithdrawalPaid: Call<typeof markWithdrawalPaidSchemas> = {
  name: 'cashier/mark-withdrawal-paid', method: 'POST', path: '/api/operator/withdrawals/:withdrawalId/paid', module: 'OPERATOR', audience: 'operator', ability: 'withdrawals.decide',
  isIdempotent: true,
  summary: 'Says that an approved withdrawal, or one part of it, was transferred by hand, with the reference of the bank; one that is paid already stays as it is, and another reference for it is refused. The last part starts the member’s clock.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_PART', 'WD_REFERENCE_USED', 'WD_PAID_ALREADY'],
}

export function markWithdrawalPaidSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({
      remark: Type.Optional(Text(140)),
      partNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999, description: 'required where it is paid in several parts' })),
      reference: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9][A-Za-z0-9 ./:-]*$', description: 'the reference of the bank, or the hash of the chain; required in USDT and where it is paid in several parts' })),
    }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
