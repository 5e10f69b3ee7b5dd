/**
 * A line that moved: its feed has closed the market and sells the same at another line. The member is told
 * the new line and its price, so that they can decide again at once (domain/sportsbook.md §6).
 */
import type { Tx } from '../../../platform/postgres.ts'
import { marketsNow } from '../book/door.ts'
import type { Docket } from './docket.ts'
import type { FreshBet } from './ride.ts'
import type { BetFault } from './rules/fault.ts'
import { legAt, legsNow, lineChanged, stateFault } from './rules/priced-bet.ts'
import { openLinesOf } from './store/moved-lines.ts'

interface ClosedLine {
  readonly bet: FreshBet
  readonly fault: BetFault
  readonly place: number
  readonly marketNo: bigint
}

/** The faults that are lines that moved, by bet. */
export async function movedLines(
  tx: Tx,
  docket: Docket,
  faults: ReadonlyMap<FreshBet, BetFault>,
): Promise<ReadonlyMap<FreshBet, BetFault>> {
  const closed = [...faults].flatMap(([bet, fault]) => closedLine(docket, bet, fault) ?? [])
  const moved = new Map<FreshBet, BetFault>()
  if (closed.length === 0) return moved
  const after = await openLinesOf(tx, [...new Set(closed.map(({ marketNo }) => marketNo))])
  for (const [merchantId, own] of Map.groupBy(closed, ({ bet }) => bet.merchantId)) {
    const markets = await marketsNow(tx, merchantId, [...new Set(after.values())])
    for (const { bet, fault, place, marketNo } of own) {
      const asked = bet.legs[place]!
      const leg = legAt(markets, { ...asked, marketNo: after.get(marketNo) ?? -1n })
      if (!leg || stateFault(leg)) continue
      const legs = fault.legs!.map((one, at) => (at === place ? legsNow([leg])[0]! : one))
      moved.set(bet, { ...lineChanged(asked, leg), leg: place + 1, legs })
    }
  }
  return moved
}

function closedLine(docket: Docket, bet: FreshBet, fault: BetFault): ClosedLine | null {
  if (fault.code !== 'SPORT_CLOSED' || fault.leg === undefined) return null
  const { marketNo } = bet.legs[fault.leg - 1]!
  const market = docket.marketsOf(bet.merchantId).get(marketNo)
  const isSold = market?.status === 'SCHEDULED' || market?.status === 'LIVE'
  if (!isSold || market.lineQ === null || market.marketState !== 'CLOSED') return null
  return { bet, fault, place: fault.leg - 1, marketNo }
}
