import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, PositiveAmount, Text } from '../../shared/fields.ts'

export const creditDeposit: Call<typeof creditDepositSchemas> = {
  name: 'cashier/credit-deposit',
  method: 'POST',
  path: '/api/operator/deposits/:depositId/credit',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.decide',
  isIdempotent: true,
  summary:
    'Credits the amount that arrived for a deposit in review, with a reason; above the limit two different operators must do so.',
  errors: ['DEPOSIT_NOT_FOUND', 'DEPOSIT_STATE', 'DEPOSIT_SLIP_USED', 'WD_FOUR_EYES'],
}

export function creditDepositSchemas() {
  return {
    params: Type.Object({ depositId: Id() }),
    body: Type.Object({
      remark: Text(140, 1),
      paid: Type.Optional(
        Type.Object(
          {
            bankReference: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\s]+$' }),
            amount: PositiveAmount(),
            payerName: Text(60, 1),
          },
          {
            description:
              'the amount on the bank’s statement, if no bank has reported it yet (paidAmount null); two operators must give the same amount',
          },
        ),
      ),
    }),
    value: Type.Object({
      state: DepositStateField(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
