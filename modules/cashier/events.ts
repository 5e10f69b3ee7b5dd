/** What the cashier tells, each in the transaction it tells of. */
export const events = {
  /** {merchantId, memberId, depositId, state, amount}: a deposit reached a state; `amount` is what was credited. */
  depositMoved: 'cashier.deposit-moved',
  /** {merchantId, memberId, withdrawalId, state, amount}: a withdrawal reached a state. */
  withdrawalMoved: 'cashier.withdrawal-moved',
  /** {merchantId, withdrawalId}: it is approved and may be handed to the payout channel. */
  payoutWanted: 'cashier.payout-wanted',
  /** {merchantId, withdrawalId}: it is in PAYING; the channel is to be asked, with the withdrawal as the reference. */
  payoutDue: 'cashier.payout-due',
  /** {merchantId, memberId, kind, score}: a member was flagged for the compliance desk. */
  memberFlagged: 'cashier.member-flagged',
} as const
