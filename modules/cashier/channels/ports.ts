/** What the cashier needs from outside: a way for money to come in, and one for it to go out. */
import type { CryptoChannel, DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import type { RealCurrency } from '../../../kernel/money.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { defineService, type Services } from '../../../platform/services.ts'
import type { ChannelRules } from './channel-rules.ts'

/** What provides services: a request's context, or a listener's. */
export type ServiceSource = Pick<Services, 'use'>

/** Limits and times of a channel from the merchant's settings, in minor units of its currency. */
export interface ChannelFigures {
  readonly currency: RealCurrency | 'USDT'
  readonly minAmount: bigint
  readonly maxAmount: bigint
  readonly quickAmounts: readonly bigint[]
  readonly expiryMinutes: number
  /** For USDT: millionths of a baht for one USDT now, less the spread. */
  readonly crypto: {
    readonly rate: bigint
    readonly spreadBasisPoints: number
    readonly confirmationsNeeded: number
  } | null
}

/** A place that a deposit can be paid to. */
export interface PayPlace {
  /** What the deposit stores of it, and what a payment names. */
  readonly receiver: string
  readonly receiverName: string
}

export interface Opening {
  readonly merchantId: string
  readonly memberId: string
  readonly asked: bigint
  readonly now: Date
}

/**
 * A deposit channel: one adapter each behind this port. The bank or chain reports payments on its own, from
 * outside.
 */
export interface PaymentChannel {
  readonly code: DepositChannel
  /** What members are credited: only a house that keeps its money in it offers the channel. */
  readonly creditsIn: RealCurrency
  /** Its figures; null if this house cannot offer it. */
  figuresOf(
    rules: ChannelRules,
    services: ServiceSource,
    reader: Reader,
    merchantId: string,
  ): Promise<ChannelFigures | null>
  /** Places to pay `asked` satang to, the best first; none if every one is full. */
  placesFor(tx: Tx, services: ServiceSource, opening: Opening): Promise<readonly PayPlace[]>
  /**
   * The text of the QR code for a payment of `amount` satang to the receiver; null if there is nothing to
   * scan.
   */
  codeText(receiver: string, amount: bigint): string | null
}

/**
 * A payment as a bank reports it. The reference is the bank's own: it counts once, however often it is
 * reported.
 */
export interface PaymentNotice {
  readonly channel: DepositChannel
  readonly reference: string
  /** The deposit that the money is for. */
  readonly depositId: string
  readonly amount: bigint
  readonly payerName: string
  /** When the bank says it was paid, if it reports it later; absent: now. */
  readonly paidAt?: Date
}

/** A transfer of USDT as a chain reports it, repeatedly while its confirmations grow. */
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

/**
 * Gives a member an address of their own on a network; a repeated call may give the same one. null: USDT are
 * not accepted.
 */
export interface AddressSource {
  addressFor(channel: CryptoChannel, member: { merchantId: string; memberId: string }): Promise<string>
}
export const addressSourceKey = defineService<AddressSource | null>('cashier.address-source')

/** The value of one USDT: millionths of a baht, the middle between buying and selling. */
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

/**
 * SENT: the bank accepted it, under its own reference · REFUSED: it never will pay. Anything unknown throws
 * and is asked again.
 */
export type PayoutOutcome =
  | { readonly outcome: 'SENT'; readonly bankReference: string }
  | { readonly outcome: 'REFUSED'; readonly reason: string }

export interface PayoutChannel {
  pay(order: PayoutOrder): Promise<PayoutOutcome>
}

export interface ChainOrder {
  /** Like a bank's: a reference is sent once, so asking again is safe. */
  readonly reference: string
  readonly channel: CryptoChannel
  readonly address: string
  /** Millionths of a USDT. */
  readonly amount: bigint
}

/**
 * SENT: it has its confirmations · PENDING: it is on its way, ask again · REFUSED: the chain rejected it.
 * Anything unknown throws and is asked again.
 */
export type ChainOutcome =
  | { readonly outcome: 'SENT'; readonly txHash: string }
  | { readonly outcome: 'PENDING' }
  | { readonly outcome: 'REFUSED'; readonly reason: string }

export interface ChainPayoutChannel {
  send(order: ChainOrder): Promise<ChainOutcome>
}

/** null if USDT are sent by hand. */
export const chainPayoutKey = defineService<ChainPayoutChannel | null>('cashier.chain-payout')

/** null if the merchant pays by hand. */
export const payoutChannelKey = defineService<PayoutChannel | null>('cashier.payout-channel')
