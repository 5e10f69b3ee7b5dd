/** The member's balance, asked for once and kept fresh by the push. */
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'

export function useBalance() {
  const renew = () => {
    void refresh(checkBalance)
  }
  useTopic('balance', renew, renew)
  return useCall(checkBalance)
}

/** What is still to be played of all requirements together. */
export function turnoverLeftOf(check: ValueOf<typeof checkWithdrawalSchemas> | undefined): number {
  return (check?.requirements ?? []).reduce((sum, requirement) => sum + requirement.leftAmount, 0)
}
