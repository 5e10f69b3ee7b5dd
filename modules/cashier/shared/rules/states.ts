/**
 * Which state may follow which, for deposits and withdrawals (domain/economy.md §7, §8.2): defined only here.
 */
import type { DepositState, WithdrawalState } from '../../../../contract/shared/cashier-states.ts'

export const depositMoves: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PENDING_MATCH', 'EXPIRED', 'REVIEW'],
  PENDING_MATCH: ['CONFIRMED', 'EXPIRED', 'REVIEW'],
  // A person decides about money that arrives after the end.
  EXPIRED: ['REVIEW'],
  REVIEW: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: [],
  REJECTED: [],
}

export const withdrawalMoves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  CREATED: ['REVIEW', 'APPROVED', 'CANCELLED'],
  REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
  // An operator may have paid manually before the bank was asked.
  APPROVED: ['PAYING', 'PAID'],
  PAYING: ['PAID', 'FAILED'],
  PAID: ['CONFIRM_WAIT'],
  CONFIRM_WAIT: ['RECEIVED', 'DISPUTED'],
  // RECEIVED after a dispute is the forced receipt; APPROVED pays again what did not arrive.
  DISPUTED: ['RESOLVED_PAID', 'RESOLVED_RETURNED', 'RECEIVED', 'APPROVED'],
  // A complaint that is upheld gives the money back after the end.
  RECEIVED: ['RESOLVED_RETURNED'],
  RESOLVED_PAID: ['RESOLVED_RETURNED'],
  RESOLVED_RETURNED: [],
  REJECTED: [],
  CANCELLED: [],
  FAILED: [],
}

/** Open deposits have unique satang; later states can no longer be paid as requested. */
export const openDepositStates: readonly DepositState[] = ['CREATED', 'PENDING_MATCH']
/** A member has at most one withdrawal in these (domain/economy.md §8.1, 2). */
export const openWithdrawalStates: readonly WithdrawalState[] = [
  'CREATED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'PAID',
  'CONFIRM_WAIT',
]
/** Waiting to be approved. A disputed one is paid again by two operators' decision, never by an approval. */
export const approvableStates: readonly WithdrawalState[] = ['CREATED', 'REVIEW']
/** The hold is still there: open, or disputed. */
export const unendedWithdrawalStates: readonly WithdrawalState[] = [...openWithdrawalStates, 'DISPUTED']
/** Ended with the money gone. */
export const paidWithdrawalStates: readonly WithdrawalState[] = ['RECEIVED', 'RESOLVED_PAID']
/** Ended with the held amount returned to the member: they do not count for a daily limit. */
export const returnedWithdrawalStates: readonly WithdrawalState[] = [
  'REJECTED',
  'CANCELLED',
  'FAILED',
  'RESOLVED_RETURNED',
]

/** Throws for a move that the table does not contain: a bug of ours, never a refusal for the caller. */
export function checkDepositMove(from: DepositState, to: DepositState): void {
  if (!depositMoves[from].includes(to)) throw new Error(`a deposit cannot move from ${from} to ${to}`)
}

export function checkWithdrawalMove(from: WithdrawalState, to: WithdrawalState): void {
  if (!withdrawalMoves[from].includes(to)) throw new Error(`a withdrawal cannot move from ${from} to ${to}`)
}
