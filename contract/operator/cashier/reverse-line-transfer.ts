import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'

export const reverseLineTransfer: Call<typeof reverseLineTransferSchemas> = {
  name: 'cashier/reverse-line-transfer',
  method: 'POST',
  path: '/api/operator/line-transfers/:transferId/reverse',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Reverses a transfer along a line; needs two different operators. What the receiver no longer has is booked as owed.',
  errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_STATE', 'WD_FOUR_EYES'],
}

export function reverseLineTransferSchemas() {
  return {
    params: Type.Object({ transferId: Id() }),
    body: Type.Object({ remark: Text(140, 1) }),
    value: Type.Object({
      isReversed: Type.Boolean(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
