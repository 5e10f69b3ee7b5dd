/** The events of lottery bets, each written in the transaction of its cause. */
export const lotteryEvents = {
  /** {gameCode, numero, version, result, members: PaidMember[]}: a chunk of a draw is paid. */
  paid: 'lottery.paid',
  /** {gameCode, numero, members: RefundedMember[]}: some stakes of a void issue have gone back. */
  refunded: 'lottery.refunded',
  /** {merchantId, memberId, chaseId, gameCode, numero}: a win in the issue has stopped a plan. */
  planStopped: 'lottery.plan-stopped',
} as const

/** Somebody who is told of their payout; amounts are minor units as text. */
export interface PaidMember {
  readonly memberId: string
  readonly merchantId: string
  readonly winAmount: string
  /** What an earlier version of the result had paid. */
  readonly paidAmount: string
}

/** Whoever had bets in an issue that is void, and what went back in all. */
export interface RefundedMember {
  readonly memberId: string
  readonly merchantId: string
  readonly amount: string
}
