/** The events of lottery bets, each written in the transaction of its cause. */
export const lotteryEvents = {
  /** {gameCode, numero, version, result, members: PaidMember[]}: a chunk of a draw is paid. */
  paid: 'lottery.paid',
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
