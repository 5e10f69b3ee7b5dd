import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'

const EVERY_MS = 30_000

/** How many of the member's bets wait for a result; 0 while it is not known. */
export function useOpenOrders(): number {
  const isSignedIn = useIsSignedIn()
  const { data } = useCall(
    listOrders,
    { query: { state: 'PLACED', pageNo: 1, pageSize: 1 } },
    { isEnabled: isSignedIn, refetchEveryMs: EVERY_MS },
  )
  return data?.totalCount ?? 0
}
