import { refuse } from '../../../../contract/errors.ts'
import {
  readAgentPayment,
  readAgentPaymentSchemas,
} from '../../../../contract/operator/agents/pay/read-agent-payment.ts'
import { handle } from '../../../../platform/calls.ts'
import { belowValues, lateValues } from '../statement/values.ts'
import { paymentById } from '../store/payments.ts'
import { deskValues } from '../desk/values.ts'

export const handleReadAgentPayment = handle(
  readAgentPayment,
  readAgentPaymentSchemas,
  async ({ tx, merchant, actor }, { params: { paymentId } }) => {
    const payment = await paymentById(tx, merchant.id, paymentId)
    if (!payment) refuse('AGENT_PAYMENT_NOT_FOUND')
    const [value] = await deskValues(tx, actor, [payment])
    return {
      payment: value!,
      below: await belowValues(tx, payment),
      late: await lateValues(tx, payment, merchant.timeZone),
    }
  },
)
