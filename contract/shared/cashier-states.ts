/** The states of deposits and withdrawals (domain/economy.md §7, §8.2), for every audience. */

export const depositStates = ['CREATED', 'PENDING_MATCH', 'CONFIRMED', 'EXPIRED', 'REVIEW', 'REJECTED'] as const
export type DepositState = (typeof depositStates)[number]

export const withdrawalStates = [
  'CREATED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'CONFIRM_WAIT', 'RECEIVED', 'DISPUTED', 'RESOLVED_PAID', 'RESOLVED_RETURNED',
  'REJECTED', 'CANCELLED', 'FAILED',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Why a deposit waits for the operator. */
export const depositReviewReasons = ['LATE', 'AMOUNT', 'NAME', 'EXTRA', 'MEMBER'] as const
export type DepositReviewReason = (typeof depositReviewReasons)[number]
