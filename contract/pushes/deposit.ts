/** Topic `deposit`, private: a deposit of the member moved on. */
import type { DepositState } from '../shared/cashier-states.ts'

export const depositTopic = 'deposit'

export interface DepositPush {
  intentId: string
  state: DepositState
}
