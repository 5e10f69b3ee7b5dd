/** What the bets of lotteries carry in the poster's batches, and the messages they travel in. */
import { hash } from 'node:crypto'
import type { RidingMessage } from '../../wallet/index.ts'
import type { IssueKey } from '../draws/door.ts'
import { textOfIssue } from '../draws/door.ts'
import type { QuotedLine } from './rules/slip.ts'

export const LOTTERY_RIDE = 'lottery'

/** MEMBER: by the member; CHASE: with the rest of its plan; VOID: its issue is void. */
export type CancelCause = 'MEMBER' | 'CHASE' | 'VOID'

/** A bet as it is stored once the wallet has taken its stake. */
export interface FreshOrder extends IssueKey {
  readonly orderId: string
  readonly merchantId: string
  readonly memberId: string
  readonly chaseId: string | null
  readonly stakeAmount: bigint
  readonly potentialAmount: bigint
  /** null: the game has no prize groups. */
  readonly betG: number | null
  readonly clientSeed: string
  readonly note: string
  readonly lines: readonly QuotedLine[]
}

export interface BetRide {
  readonly kind: typeof LOTTERY_RIDE
  readonly content: string
  readonly order: FreshOrder
}
export interface CancelRide extends IssueKey {
  readonly kind: typeof LOTTERY_RIDE
  readonly orderId: string
  readonly cause: CancelCause
}
export type LotteryRide = BetRide | CancelRide

export const isBetRide = (ride: LotteryRide): ride is BetRide => 'order' in ride

/** `content` is what a repeat under the same key is compared by. */
export const betMessage = (vendor: string, order: FreshOrder, content: string): RidingMessage => ({
  kind: 'BET',
  vendor,
  gameCode: order.gameCode,
  mode: 'REAL',
  transactionId: order.orderId,
  memberId: order.memberId,
  roundId: textOfIssue(order),
  amount: order.stakeAmount,
  ride: { kind: LOTTERY_RIDE, content, order } as BetRide,
})

export const cancelMessage = (
  vendor: string,
  { orderId, memberId, gameCode, numero }: Pick<FreshOrder, 'orderId' | 'memberId' | 'gameCode' | 'numero'>,
  cause: CancelCause,
): RidingMessage => ({
  kind: 'ROLLBACK',
  vendor,
  transactionId: `${orderId}:back`,
  originalTransactionId: orderId,
  memberId,
  roundId: textOfIssue({ gameCode, numero }),
  ride: { kind: LOTTERY_RIDE, orderId, gameCode, numero, cause } as CancelRide,
})

/**
 * The id that a member's key makes, the same at each repeat. `attempt` counts tries under one key that were
 * refused for a passing reason; `place` the items of a plan.
 */
export function idOfKey(memberId: string, key: string, attempt: number, place?: number): string {
  const digest = hash('sha256', ['lottery', memberId, key, attempt, place ?? ''].join('\n'), 'hex')
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-')
}
