/** The events of slips. */
export const slipEvents = {
  /** {betId, memberId, merchantId}: a waiting live bet was not accepted, and its stake went back. */
  rejected: 'sports.bet-rejected',
  /** {betId, memberId, merchantId, amount}: a bet has cashed itself out; the amount in minor units, as text. */
  autoCashedOut: 'sports.bet-auto-cashed-out',
} as const
