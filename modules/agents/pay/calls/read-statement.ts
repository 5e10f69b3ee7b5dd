import { refuse } from '../../../../contract/errors.ts'
import { readStatement, readStatementSchemas } from '../../../../contract/player/agents/pay/read-statement.ts'
import { handle } from '../../../../platform/calls.ts'
import { ownPayment, paymentsUpTo } from '../statement/store.ts'
import { belowValues, lateValues, paymentValues } from '../statement/values.ts'

/** This payment and the five before it show how a loss was carried. */
const BEFORE = 6

export const handleReadStatement = handle(
  readStatement,
  readStatementSchemas,
  async (context, { query: { paymentId } }) => {
    const { tx, merchant } = context
    const payment = await ownPayment(tx, context.actor.accountId, paymentId)
    if (!payment) refuse('AGENT_PAYMENT_NOT_FOUND')
    const before = await paymentValues(tx, await paymentsUpTo(tx, payment, BEFORE))
    return {
      payment: before[0]!,
      below: await belowValues(tx, payment),
      late: await lateValues(tx, payment, merchant.timeZone),
      before,
    }
  },
)
