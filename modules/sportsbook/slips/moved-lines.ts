/**
 * A line that moved: its feed has closed the market and sells the same at another line. The member is told
 * the new line and its price, so that they can decide again at once (domain/sportsbook.md §6).
 */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { marketsNow, type BookMarket } from '../book/door.ts'
import type { Docket } from './docket.ts'
import type { AskedLeg, FreshBet } from './ride.ts'
import type { BetFault } from './rules/fault.ts'
import { legAt, legsNow, lineChanged, stateFault, type PricedLeg } from './rules/priced-bet.ts'
import { openLinesOf } from './store/moved-lines.ts'

/** Whether its match is still sold, so that the market may be closed for another line. */
export const mayHaveMoved = (market: BookMarket | undefined): boolean =>
  (market?.status === 'SCHEDULED' || market?.status === 'LIVE') &&
  market.lineQ !== null &&
  market.marketState === 'CLOSED'

/** Of legs on closed markets that may have moved: the same selection where its line is now. */
export async function soldInstead(
  reader: Reader,
  merchantId: string,
  closed: readonly AskedLeg[],
): Promise<ReadonlyMap<AskedLeg, PricedLeg>> {
  if (closed.length === 0) return new Map()
  const after = await openLinesOf(reader, [...new Set(closed.map(({ marketNo }) => marketNo))])
  const markets = await marketsNow(reader, merchantId, [...new Set(after.values())])
  return new Map(
    closed.flatMap((asked) => {
      const leg = legAt(markets, { ...asked, marketNo: after.get(asked.marketNo) ?? -1n })
      return leg && !stateFault(leg) ? [[asked, leg] as const] : []
    }),
  )
}

interface ClosedLine {
  readonly bet: FreshBet
  readonly fault: BetFault
  readonly place: number
}

/** The faults that are lines that moved, by bet. */
export async function movedLines(
  tx: Tx,
  docket: Docket,
  faults: ReadonlyMap<FreshBet, BetFault>,
): Promise<ReadonlyMap<FreshBet, BetFault>> {
  const closed = [...faults].flatMap(([bet, fault]) => closedLine(docket, bet, fault) ?? [])
  const moved = new Map<FreshBet, BetFault>()
  for (const [merchantId, own] of Map.groupBy(closed, ({ bet }) => bet.merchantId)) {
    const instead = await soldInstead(
      tx,
      merchantId,
      own.map(({ bet, place }) => bet.legs[place]!),
    )
    for (const { bet, fault, place } of own) {
      const asked = bet.legs[place]!
      const leg = instead.get(asked)
      if (!leg) continue
      const legs = fault.legs!.map((one, at) => (at === place ? legsNow([leg])[0]! : one))
      moved.set(bet, { ...lineChanged(asked, leg), leg: place + 1, legs })
    }
  }
  return moved
}

function closedLine(docket: Docket, bet: FreshBet, fault: BetFault): ClosedLine | null {
  if (fault.code !== 'SPORT_CLOSED' || fault.leg === undefined) return null
  const { marketNo } = bet.legs[fault.leg - 1]!
  if (!mayHaveMoved(docket.marketsOf(bet.merchantId).get(marketNo))) return null
  return { bet, fault, place: fault.leg - 1 }
}
