/**
 * The banks, wallets and chains of demo mode: they pay deposits on request (POST /api/dev/bank/pay) and every
 * payout at once.
 */
import { createHash } from 'node:crypto'
import type { CryptoChannel, DepositChannel } from '../../contract/shared/cashier-channels.ts'
import type { PaymentNotice, TransferNotice } from '../../modules/cashier/index.ts'

export interface DemoPayment {
  channel: DepositChannel
  depositId: string
  amount: bigint
  payerName: string
  reference?: string | undefined
}

/** The notice of a payment. Without a reference of its own, the same payment again is a repeated notice. */
export function demoNotice(payment: DemoPayment): PaymentNotice {
  const reference =
    payment.reference ?? referenceOf('IN', `${payment.depositId}\n${payment.amount}\n${payment.payerName}`)
  return {
    channel: payment.channel,
    reference,
    depositId: payment.depositId,
    amount: payment.amount,
    payerName: payment.payerName,
  }
}

/**
 * The prefix of hashes on the demo's chain, by which the job that adds their confirmations recognises them.
 */
export const DEMO_HASH = 'DEMOTX'

/** A transfer as the demo's chain first shows it: without a confirmation. */
export function demoTransfer(transfer: {
  channel: CryptoChannel
  depositId: string
  address: string
  fromAddress: string
  amount: bigint
  reference?: string | undefined
}): TransferNotice {
  const { channel, address, fromAddress, amount } = transfer
  const reference =
    DEMO_HASH +
    (transfer.reference ??
      referenceOf('', `${transfer.depositId}\n${amount}\n${fromAddress}`).slice('DEMO'.length))
  return { channel, reference, address, fromAddress, amount, confirmations: 0 }
}

function referenceOf(way: string, content: string): string {
  return `DEMO${way}${createHash('sha256').update(content).digest('hex').slice(0, 16).toUpperCase()}`
}
