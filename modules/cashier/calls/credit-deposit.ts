import { creditDeposit, creditDepositSchemas } from '../../../contract/operator/cashier/credit-deposit.ts'
import { handle } from '../../../platform/calls.ts'
import { creditPaidDeposit } from '../moves.ts'
import { decideDeposit } from '../deposit-desk.ts'

export const handleCreditDeposit = handle(creditDeposit, creditDepositSchemas, (context, { params, body }) =>
  decideDeposit(context, { depositId: params.depositId, decision: 'CREDIT', remark: body.remark }, (deposit, mover) =>
    // What arrived is credited, whatever was asked for.
    creditPaidDeposit(context.tx, deposit, { amount: deposit.paidAmount! }, mover)))
