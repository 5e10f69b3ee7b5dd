import { requestWithdrawal, requestWithdrawalSchemas } from '../../../contract/player/cashier/request-withdrawal.ts'
import { handle } from '../../../platform/calls.ts'
import { withdraw } from '../withdraw.ts'

export const handleRequestWithdrawal = handle(requestWithdrawal, requestWithdrawalSchemas, async (context, { body }) => {
  const { withdrawalId, state, amount, feeAmount, currency } = await withdraw(context, { ...body, amount: BigInt(body.amount) })
  return { withdrawalId, state, amount, feeAmount, currency }
})
