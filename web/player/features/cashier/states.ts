/** How states of deposits and withdrawals are written and coloured. */
import type {
  DepositState,
  DisputeReason,
  WithdrawalState,
} from '../../../../contract/shared/cashier-states.ts'

type Tone = 'good' | 'waiting' | 'bad' | 'info' | 'ready' | 'neutral'

export const depositStateText = (state: DepositState) =>
  `deposit_state_${state.toLowerCase() as Lowercase<DepositState>}` as const
export const withdrawalStateText = (state: WithdrawalState) =>
  `withdraw_state_${state.toLowerCase() as Lowercase<WithdrawalState>}` as const

const depositTones: Record<DepositState, Tone> = {
  CREATED: 'waiting',
  PENDING_MATCH: 'waiting',
  CONFIRMED: 'good',
  EXPIRED: 'neutral',
  REVIEW: 'waiting',
  REJECTED: 'bad',
}
export const depositTone = (state: DepositState): Tone => depositTones[state]

const withdrawalTones: Record<WithdrawalState, Tone> = {
  CREATED: 'waiting',
  REVIEW: 'waiting',
  APPROVED: 'waiting',
  PAYING: 'waiting',
  PAID: 'good',
  CONFIRM_WAIT: 'ready',
  RECEIVED: 'good',
  DISPUTED: 'bad',
  RESOLVED_PAID: 'good',
  RESOLVED_RETURNED: 'info',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
  FAILED: 'bad',
}
export const withdrawalTone = (state: WithdrawalState): Tone => withdrawalTones[state]

export const disputeReasonText = (reason: DisputeReason) =>
  `withdraw_reason_${reason.toLowerCase() as Lowercase<DisputeReason>}` as const
