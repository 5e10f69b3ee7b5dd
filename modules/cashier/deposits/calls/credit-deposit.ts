import { creditDeposit, creditDepositSchemas } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { handle } from '../../../../platform/calls.ts'
import { creditByHand } from '../deposit-decisions.ts'

export const handleCreditDeposit = handle(creditDeposit, creditDepositSchemas, (context, { params, body }) =>
  creditByHand(context, params.depositId, {
    remark: body.remark,
    ...(body.paid ? { paid: { ...body.paid, amount: BigInt(body.paid.amount) } } : {}),
  }),
)
