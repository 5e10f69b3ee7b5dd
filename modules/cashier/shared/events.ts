/** The events of the cashier, each written in the transaction of its cause. */
export const events = {
  /**
   * {merchantId, memberId, depositId, state, amount}: a deposit reached a state; `amount` is what was
   * credited.
   */
  depositMoved: 'cashier.deposit-moved',
  /** {merchantId, memberId, withdrawalId, state, amount}: a withdrawal reached a state. */
  withdrawalMoved: 'cashier.withdrawal-moved',
  /**
   * {merchantId, withdrawalId}: it is approved and may be passed to the payout channel, all of it or what is
   * paid again.
   */
  payoutWanted: 'cashier.payout-wanted',
  /** {merchantId, memberId, withdrawalId}: half of the member's time to confirm has passed. */
  withdrawalReminded: 'cashier.withdrawal-reminded',
  /** {merchantId, memberId, kind, score}: a member was flagged for compliance. */
  memberFlagged: 'cashier.member-flagged',
  /** {merchantId, transferId, fromId, toId, direction, amount}: money moved up or down a line. */
  lineTransferred: 'cashier.line-transferred',
} as const
