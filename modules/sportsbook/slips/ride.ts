/** What bets on sports carry in the poster's batches, and the messages they travel in. */
import { hash } from 'node:crypto'
import type { RealCurrency } from '../../../kernel/money.ts'
import type { AcceptChange, BetKind, OddsFormat } from '../../../kernel/sports/words.ts'
import type { RidingMessage } from '../../wallet/index.ts'
import type { RejectCause, Rejection } from './rules/live.ts'

export const SLIP_RIDE = 'slip'

/** A leg as its member saw it. */
export interface AskedLeg {
  readonly marketNo: bigint
  readonly code: string
  readonly lineQ: number | null
  readonly priceE4: number
}

/** From where a bet is placed. */
export interface Origin {
  readonly address: string
  /** What the browser calls itself. */
  readonly device: string
}

/** A bet as its member asks for it. */
export interface FreshBet {
  readonly betId: string
  readonly merchantId: string
  readonly memberId: string
  readonly currency: RealCurrency
  readonly vendor: string
  readonly gameCode: string
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly stake: bigint
  readonly acceptChange: AcceptChange
  readonly oddsFormat: OddsFormat
  readonly legs: readonly AskedLeg[]
  readonly origin?: Origin | undefined
}

export interface BetRide {
  readonly kind: typeof SLIP_RIDE
  readonly content: string
  readonly bet: FreshBet
}
/** A waiting live bet is not accepted. */
export interface RejectRide {
  readonly kind: typeof SLIP_RIDE
  readonly betId: string
  readonly reason: string
  readonly cause: RejectCause | null
}
/** A part of a bet is cashed out; the transaction that it rides in writes its rows. */
export interface CashRide {
  readonly kind: typeof SLIP_RIDE
  readonly cashOutId: string
}
export type SlipRide = BetRide | RejectRide | CashRide

export const isBetRide = (ride: SlipRide): ride is BetRide => 'bet' in ride
export const isRejectRide = (ride: SlipRide): ride is RejectRide => 'reason' in ride

/** `content` is what a repeat under the same key is compared by. */
export const betMessage = (bet: FreshBet, content: string): RidingMessage => ({
  kind: 'BET',
  vendor: bet.vendor,
  gameCode: bet.gameCode,
  mode: 'REAL',
  transactionId: bet.betId,
  memberId: bet.memberId,
  roundId: bet.betId,
  amount: bet.stake,
  ride: { kind: SLIP_RIDE, content, bet } as BetRide,
})

interface BetName {
  readonly betId: string
  readonly memberId: string
  readonly vendor: string
}

export const rejectMessage = (
  { betId, memberId, vendor }: BetName,
  { reason, cause }: Rejection,
): RidingMessage => ({
  kind: 'ROLLBACK',
  vendor,
  transactionId: `${betId}:back`,
  originalTransactionId: betId,
  memberId,
  roundId: betId,
  ride: { kind: SLIP_RIDE, betId, reason, cause } as RejectRide,
})

/** A win in the round, which stays open for the rest of the bet. */
export const cashMessage = (
  { betId, memberId, vendor, gameCode }: BetName & { gameCode: string },
  cashOutId: string,
  amount: bigint,
): RidingMessage => ({
  kind: 'WIN',
  vendor,
  gameCode,
  transactionId: cashOutId,
  memberId,
  roundId: betId,
  amount,
  roundClosed: false,
  ride: { kind: SLIP_RIDE, cashOutId } as CashRide,
})

/**
 * The id that a member's key makes, the same at each repeat. `attempt` counts tries under one key that were
 * refused for a passing reason.
 */
export function idOfKey(memberId: string, key: string, attempt: number): string {
  const digest = hash('sha256', ['sports', memberId, key, attempt].join('\n'), 'hex')
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-')
}
