/** What open bets are worth now (domain/sportsbook.md §8), from the markets as their house sells them. */
import { cashOutOffer } from '../../../../kernel/sports/cash-out.ts'
import { remainingLine } from '../../../../kernel/sports/lines.ts'
import { scoreAtBetOf } from '../../../../kernel/sports/markets.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { marketsNow, type BookMarket } from '../../book/door.ts'
import type { Markets } from '../rules/priced-bet.ts'
import { marketsAtLines, type LineAsked } from '../store/cashing.ts'
import type { ShownBet, ShownLeg } from '../store/shown.ts'
import { canCashOut } from '../values.ts'
import { fairPriceE4 } from './fair-price.ts'

export interface Offer {
  /** For the whole of what is left of the bet; null: none is made. */
  readonly amount: bigint | null
  /** How long a cash-out waits before it is paid; 0: it is paid at once. */
  readonly delayS: number
}

const openLegs = ({ legs }: ShownBet): ShownLeg[] => legs.filter(({ result }) => result === null)

/** Offers of bets of one house, in their order. */
export async function offersOf(
  reader: Reader,
  merchantId: string,
  bets: readonly ShownBet[],
  marginPpm: number,
): Promise<Offer[]> {
  const open = bets.flatMap(openLegs)
  const own = await marketsNow(reader, merchantId, [...new Set(open.map(({ marketNo }) => marketNo))])
  const moved = new Map(
    open.flatMap((leg) => {
      const line = movedLine(leg, own)
      return line ? [[nameOf(line), line] as const] : []
    }),
  )
  const atLines = await marketsAtLines(reader, [...moved.values()])
  const others = await marketsNow(reader, merchantId, [...atLines.values()])
  const marketOf = (leg: ShownLeg): BookMarket | undefined => {
    const line = movedLine(leg, own)
    if (!line) return own.get(leg.marketNo)
    const marketNo = atLines.get(nameOf(line))
    return marketNo === undefined ? undefined : others.get(marketNo)
  }
  return bets.map((bet) => ({
    amount: canCashOut(bet)
      ? cashOutOffer({
          stake: bet.stake - bet.cashedStake,
          legs: bet.legs.map((leg) => ({
            priceE4: leg.priceE4,
            result: leg.result,
            sharedBy: leg.sharedBy,
            now: leg.result === null ? nowOf(leg, marketOf(leg)) : null,
          })),
          marginPpm: BigInt(marginPpm),
        })
      : null,
    delayS: openLegs(bet).reduce((most, { marketNo }) => {
      const market = own.get(marketNo)
      return market?.status === 'LIVE' ? Math.max(most, market.liveDelayS) : most
    }, 0),
  }))
}

/**
 * The feed's chances, or the price without the margin; null: no bet is taken on it now. A trader who sells
 * for more than the feed thinks otherwise: then the house's own price says what a bet is worth.
 */
function nowOf(leg: ShownLeg, market: BookMarket | undefined) {
  const place = market?.codes.indexOf(leg.code) ?? -1
  if (!market || place < 0 || market.fault || market.pricesE4[place]! <= 0) return null
  const isRaised = market.pricesE4[place]! > market.feedPricesE4[place]!
  return {
    chances: isRaised ? null : (market.chances?.[place] ?? null),
    priceE4: fairPriceE4(market.typeCode, market.pricesE4, place),
  }
}

const nameOf = ({ fixtureId, typeCode, period, lineQ }: LineAsked): string =>
  [fixtureId, typeCode, period, lineQ].join('/')

/** An Asian handicap that was bet on at another score stands at another line by now; null: at its own. */
function movedLine(leg: ShownLeg, markets: Markets): LineAsked | null {
  const market = markets.get(leg.marketNo)
  if (leg.typeCode !== 'AH' || leg.lineQ === null || market?.status !== 'LIVE') return null
  const lineQ = remainingLine(leg.lineQ, leg.scoreAtBet, scoreAtBetOf(leg.period, market.facts))
  return lineQ === leg.lineQ
    ? null
    : { fixtureId: leg.fixtureId, typeCode: leg.typeCode, period: leg.period, lineQ }
}
