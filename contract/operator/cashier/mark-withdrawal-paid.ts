import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const markWithdrawalPaid: Call<typeof markWithdrawalPaidSchemas> = {
  name: 'cashier/mark-withdrawal-paid',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/paid',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Records that an approved withdrawal, or one part of it, was transferred manually, with the bank’s reference. One that is paid already stays as it is, and a different reference for it is refused. The last part starts the time in which the member confirms.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_PART', 'WD_REFERENCE_USED', 'WD_PAID_ALREADY'],
}

export function markWithdrawalPaidSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({
      remark: Type.Optional(Text(140)),
      partNo: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 9_999,
          description: 'required if the withdrawal is paid in several parts',
        }),
      ),
      reference: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 80,
          pattern: '^[A-Za-z0-9][A-Za-z0-9 ./:-]*$',
          description:
            'the bank’s reference or the transaction hash; required for USDT and for a withdrawal that is paid in several parts',
        }),
      ),
    }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
