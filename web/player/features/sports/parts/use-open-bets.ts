import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'

/** How many bets of the member wait for a result. */
export function useOpenBets(): number {
  const isSignedIn = useIsSignedIn()
  const { data } = useCall(
    listSportBets,
    { query: { tab: 'OPEN', pageNo: 1, pageSize: 20 } },
    { isEnabled: isSignedIn },
  )
  return isSignedIn ? (data?.openCount ?? 0) : 0
}
