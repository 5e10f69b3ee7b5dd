import { rejectDeposit, rejectDepositSchemas } from '../../../contract/operator/cashier/reject-deposit.ts'
import { handle } from '../../../platform/calls.ts'
import { moveDeposit } from '../moves.ts'
import { decideDeposit } from '../deposit-desk.ts'

export const handleRejectDeposit = handle(rejectDeposit, rejectDepositSchemas, (context, { params, body }) =>
  decideDeposit(context, { depositId: params.depositId, decision: 'REJECT', remark: body.remark }, (deposit, mover) =>
    moveDeposit(context.tx, deposit, 'REJECTED', {}, mover)))
