/** The states of deposits and withdrawals (domain/economy.md §7, §8.2), for every audience. */

export const depositStates = [
  'CREATED',
  'PENDING_MATCH',
  'CONFIRMED',
  'EXPIRED',
  'REVIEW',
  'REJECTED',
] as const
export type DepositState = (typeof depositStates)[number]

export const withdrawalStates = [
  'CREATED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'PAID',
  'CONFIRM_WAIT',
  'RECEIVED',
  'DISPUTED',
  'RESOLVED_PAID',
  'RESOLVED_RETURNED',
  'REJECTED',
  'CANCELLED',
  'FAILED',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/**
 * Why a deposit waits for an operator. SLIP: only a slip was uploaded, and the bank has reported nothing yet.
 * SANCTION: USDT from a listed address.
 */
export const depositReviewReasons = ['LATE', 'AMOUNT', 'NAME', 'EXTRA', 'MEMBER', 'SLIP', 'SANCTION'] as const
export type DepositReviewReason = (typeof depositReviewReasons)[number]

/** What the member reports about a payout that did not arrive as it should. */
export const disputeReasons = ['NOT_ARRIVED', 'AMOUNT_SHORT', 'OTHER_ACCOUNT'] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** A transfer that pays a withdrawal, or a part of it. */
export const payoutStates = ['WAITING', 'SENT', 'REFUSED', 'REPLACED'] as const
export type PayoutState = (typeof payoutStates)[number]

export const complaintStates = ['OPEN', 'UPHELD', 'DECLINED'] as const
export type ComplaintState = (typeof complaintStates)[number]

/** How many pictures may prove a dispute, a complaint or a forced receipt, and how long a remark may be. */
export const PROOF_IMAGES = 3
export const REMARK_LENGTH = 140
