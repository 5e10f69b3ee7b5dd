/** What the cashier asks of the outside: a way for money to come in, and one for it to go out. */
import type { CryptoChannel, DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { defineService, type Services } from '../../../platform/services.ts'
import type { ChannelRules } from './rules.ts'

/** Whatever hands out services: a request, or a listener's. */
export type ServiceSource = Pick<Services, 'use'>

/** Limits and times of a channel as the merchant set them, in minor units of its currency. */
export interface ChannelFigures {
  readonly currency: 'THB' | 'USDT'
  readonly minAmount: bigint
  readonly maxAmount: bigint
  readonly quickAmounts: readonly bigint[]
  readonly expiryMinutes: number
  /** For USDT: millionths of a baht for one USDT, the spread taken off, as of now. */
  readonly crypto: { readonly rate: bigint; readonly spreadBasisPoints: number; readonly confirmationsNeeded: number } | null
}

/** Where the money of a deposit may go. */
export interface PayPlace {
  /** What the deposit keeps of it, and what a payment names. */
  readonly receiver: string
  readonly receiverName: string
}

export interface Opening { readonly merchantId: string; readonly memberId: string; readonly asked: bigint; readonly now: Date }

/** A way to deposit: one adapter each, all behind this port. The bank or chain tells of payments by itself, from outside. */
export interface PaymentChannel {
  readonly code: DepositChannel
  /** Its figures; null where this house cannot offer it. */
  figuresOf(rules: ChannelRules, services: ServiceSource, reader: Reader, merchantId: string): Promise<ChannelFigures | null>
  /** Places to pay `asked` satang to, the best first; none where every one is full. */
  placesFor(tx: Tx, services: ServiceSource, opening: Opening): Promise<readonly PayPlace[]>
  /** The text behind the QR code for a payment of `amount` satang to the receiver; null where there is nothing to scan. */
  codeText(receiver: string, amount: bigint): string | null
}

/** A payment as a bank tells of it. The reference is the bank's own: it counts once, however often it is told. */
export interface PaymentNotice {
  readonly channel: DepositChannel
  readonly reference: string
  /** The deposit the money is for. */
  readonly depositId: string
  readonly amount: bigint
  readonly payerName: string
  /** When the bank says it was paid, where it tells of it later; absent: now. */
  readonly paidAt?: Date
}

/** A transfer of USDT as a chain tells of it, again and again while its confirmations grow. */
export interface TransferNotice {
  readonly channel: CryptoChannel
  /** The transaction's hash. */
  readonly reference: string
  readonly address: string
  readonly fromAddress: string
  /** Millionths of a USDT. */
  readonly amount: bigint
  readonly confirmations: number
}

/** Gives a member an address of his own on a network; the same member may be given it again. null: USDT are not taken. */
export interface AddressSource {
  addressFor(channel: CryptoChannel, member: { merchantId: string; memberId: string }): Promise<string>
}
export const addressSourceKey = defineService<AddressSource | null>('cashier.address-source')

/** What one USDT is worth: millionths of a baht, in the middle between buying and selling. */
export interface RateFeed {
  midRate(reader: Reader, merchantId: string): Promise<bigint>
}
export const rateFeedKey = defineService<RateFeed>('cashier.rate-feed')

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

export interface ChainOrder {
  /** As a bank's: a reference is sent once, so asking again is safe. */
  readonly reference: string
  readonly channel: CryptoChannel
  readonly address: string
  /** Millionths of a USDT. */
  readonly amount: bigint
}

/** SENT: it has its confirmations · PENDING: it is on its way, ask again · REFUSED: the chain threw it out. Anything unknown is thrown and asked again. */
export type ChainOutcome = { readonly outcome: 'SENT'; readonly txHash: string } | { readonly outcome: 'PENDING' } | { readonly outcome: 'REFUSED'; readonly reason: string }

export interface ChainPayoutChannel {
  send(order: ChainOrder): Promise<ChainOutcome>
}

/** null where USDT are sent by hand. */
export const chainPayoutKey = defineService<ChainPayoutChannel | null>('cashier.chain-payout')

/** null where the merchant pays by hand. */
export const payoutChannelKey = defineService<PayoutChannel | null>('cashier.payout-channel')
