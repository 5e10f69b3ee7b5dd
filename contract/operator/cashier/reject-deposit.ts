import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const rejectDeposit: Call<typeof rejectDepositSchemas> = {
  name: 'cashier/reject-deposit',
  method: 'POST',
  path: '/api/operator/deposits/:depositId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.decide',
  isIdempotent: true,
  summary:
    'Refuses a deposit in review, with a reason that the member reads, and with a note of the refund if the money goes back to the account it came from. Above the limit two different operators must do so.',
  errors: ['DEPOSIT_NOT_FOUND', 'DEPOSIT_STATE', 'WD_FOUR_EYES'],
}

export function rejectDepositSchemas() {
  return {
    params: Type.Object({ depositId: Id() }),
    body: Type.Object({
      remark: Text(140, 1),
      refundNote: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            'how the money goes back to the account it came from, and the reference of the transfer',
        }),
      ),
    }),
    value: Type.Object({
      state: DepositStateField(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
