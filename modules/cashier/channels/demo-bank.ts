/** The bank of demo mode: pays deposits when asked to (POST /api/dev/bank/pay) and every payout at once. */
import { createHash } from 'node:crypto'
import type { PaymentNotice, PayoutChannel } from './ports.ts'

export interface DemoPayment { depositId: string; amount: bigint; payerName: string; reference?: string }

/** The notice of a payment. Without a reference of its own, paying the same again is the same payment told twice. */
export function demoNotice(payment: DemoPayment): PaymentNotice {
  const reference = payment.reference ?? referenceOf('IN', `${payment.depositId}\n${payment.amount}\n${payment.payerName}`)
  return { channel: 'PROMPTPAY', reference, depositId: payment.depositId, amount: payment.amount, payerName: payment.payerName }
}

export const demoPayout: PayoutChannel = {
  pay: async (order) => ({ outcome: 'SENT', bankReference: referenceOf('OUT', order.reference) }),
}

function referenceOf(way: string, content: string): string {
  return `DEMO${way}${createHash('sha256').update(content).digest('hex').slice(0, 16).toUpperCase()}`
}
