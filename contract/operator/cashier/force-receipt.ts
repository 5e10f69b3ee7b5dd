import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { REMARK_LENGTH } from '../../shared/cashier-states.ts'
import { Id, Text } from '../../shared/fields.ts'

export const forceReceipt: Call<typeof forceReceiptSchemas> = {
  name: 'cashier/force-receipt',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/force-receipt',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  takes: 'jsonOrUpload',
  summary:
    'Counts a payout as received although the member denies it or does not answer. The first operator attaches the bank’s proof (`images`: one to three); a second, different operator decides. The member is notified and may complain for 30 days.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_FOUR_EYES', 'WD_PROOF', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function forceReceiptSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ remark: Text(REMARK_LENGTH, 1) }),
    value: Type.Object({
      state: WithdrawalStateField(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
