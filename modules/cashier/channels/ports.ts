/** What the cashier asks of the outside: a way for money to come in, and one for it to go out. */
import { defineService } from '../../../platform/services.ts'

/** A way to deposit. It makes what the payer scans; the bank tells of the payment by `receivePayment`. */
export interface PaymentChannel {
  readonly code: 'PROMPTPAY'
  /** The text behind the QR code for a payment of `amount` satang to the receiver. */
  codeText(receiver: string, amount: bigint): string
}

/** A payment as a bank tells of it. The reference is the bank's own: it counts once, however often it is told. */
export interface PaymentNotice {
  readonly channel: PaymentChannel['code']
  readonly reference: string
  /** The deposit the money is for. */
  readonly depositId: string
  readonly amount: bigint
  readonly payerName: string
}

export interface PayoutOrder {
  /** The withdrawal's id: the channel pays a reference once, so asking again is safe. */
  readonly reference: string
  readonly bankCode: string
  readonly accountNo: string
  readonly holderName: string
  readonly amount: bigint
}

/** SENT: the bank took it, under its own reference · REFUSED: it never will. Anything unknown is thrown and asked again. */
export type PayoutOutcome = { readonly outcome: 'SENT'; readonly bankReference: string } | { readonly outcome: 'REFUSED'; readonly reason: string }

export interface PayoutChannel {
  pay(order: PayoutOrder): Promise<PayoutOutcome>
}

/** null where the merchant pays by hand. */
export const payoutChannelKey = defineService<PayoutChannel | null>('cashier.payout-channel')
