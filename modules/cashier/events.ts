/** What the cashier tells, each in the transaction it tells of. */
export const events = {
  /** {merchantId, memberId, depositId, state, amount}: a deposit reached a state; `amount` is what was credited. */
  depositMoved: 'cashier.deposit-moved',
  /** {merchantId, memberId, withdrawalId, state, amount}: a withdrawal reached a state. */
  withdrawalMoved: 'cashier.withdrawal-moved',
  /** {merchantId, withdrawalId}: it is approved and may be handed to the payout channel, all of it or what is paid again. */
  payoutWanted: 'cashier.payout-wanted',
  /** {merchantId, memberId, withdrawalId}: half of the member's time to confirm has passed. */
  withdrawalReminded: 'cashier.withdrawal-reminded',
  /** {merchantId, memberId, kind, score}: a member was flagged for the compliance desk. */
  memberFlagged: 'cashier.member-flagged',
  /** {merchantId, transferId, fromId, toId, direction, amount}: money went up or down a line. */
  lineTransferred: 'cashier.line-transferred',
} as const
