import type { WithdrawalState } from '../../../contract/shared/cashier-states.ts'
import type { TextKey } from '../../ui/i18n/text.tsx'

/** A state in the console's words: where the member is told that he is waited for, whoever reads it here is another. */
export function withdrawalStateText(state: WithdrawalState): TextKey {
  return state === 'CONFIRM_WAIT' ? 'queue_tab_confirm' : `withdraw_state_${state.toLowerCase()}` as TextKey
}
