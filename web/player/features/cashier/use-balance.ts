/** The member's balance, asked for once and kept fresh by the push. */
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'

export function useBalance() {
  const renew = () => { void refresh(checkBalance) }
  useTopic('balance', renew, renew)
  return useCall(checkBalance)
}
