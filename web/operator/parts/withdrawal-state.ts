import type { WithdrawalState } from '../../../contract/shared/cashier-states.ts'
import type { BadgeTone } from '../../ui/badge/badge.tsx'
import type { TextKey } from '../../ui/i18n/text.tsx'

/**
 * A state in the console's words: where the member reads that they are waited for, the reader here is another
 * person.
 */
export function withdrawalStateText(state: WithdrawalState): TextKey {
  return state === 'CONFIRM_WAIT' ? 'queue_tab_confirm' : (`withdraw_state_${state.toLowerCase()}` as TextKey)
}

const tones: Partial<Record<WithdrawalState, BadgeTone>> = {
  REVIEW: 'waiting',
  CREATED: 'waiting',
  APPROVED: 'info',
  PAYING: 'info',
  PAID: 'info',
  CONFIRM_WAIT: 'info',
  DISPUTED: 'bad',
  RECEIVED: 'good',
  RESOLVED_PAID: 'good',
  RESOLVED_RETURNED: 'neutral',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
  FAILED: 'bad',
}

export function stateTone(state: WithdrawalState): BadgeTone {
  return tones[state] ?? 'neutral'
}
