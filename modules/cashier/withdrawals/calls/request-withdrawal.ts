import {
  requestWithdrawal,
  requestWithdrawalSchemas,
} from '../../../../contract/player/cashier/request-withdrawal.ts'
import { handleProven } from '../../../../platform/calls.ts'
import { cryptoView } from '../usdt-payouts.ts'
import { proveWithdrawal, withdraw } from '../withdraw.ts'

export const handleRequestWithdrawal = handleProven(
  requestWithdrawal,
  requestWithdrawalSchemas,
  (context, { body }) => proveWithdrawal(context, { ...body, amount: BigInt(body.amount) }),
  async (context, { body }) => {
    const withdrawal = await withdraw(context, { ...body, amount: BigInt(body.amount) })
    const { withdrawalId, state, amount, feeAmount, currency } = withdrawal
    return { withdrawalId, state, amount, feeAmount, currency, crypto: cryptoView(withdrawal) }
  },
)
