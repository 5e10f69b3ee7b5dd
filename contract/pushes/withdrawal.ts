/** Topic `withdrawal`, private: a withdrawal of the member moved on. */
import type { WithdrawalState } from '../shared/cashier-states.ts'

export const withdrawalTopic = 'withdrawal'

export interface WithdrawalPush {
  withdrawalId: string
  state: WithdrawalState
  /** Half of the time to confirm has passed. */
  isReminder?: true
}
