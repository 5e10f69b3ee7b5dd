import { rejectDeposit, rejectDepositSchemas } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { handle } from '../../../../platform/calls.ts'
import { refuseByHand } from '../deposit-decisions.ts'

export const handleRejectDeposit = handle(rejectDeposit, rejectDepositSchemas, (context, { params, body }) =>
  refuseByHand(context, params.depositId, {
    remark: body.remark,
    ...(body.refundNote ? { refundNote: body.refundNote } : {}),
  }),
)
