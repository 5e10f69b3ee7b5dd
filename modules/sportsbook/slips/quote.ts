/** What a slip costs and may return by now, without taking anything. */
import { businessDate } from '../../../kernel/calendar.ts'
import { parlaysOf, totalPriceE4 } from '../../../kernel/sports/bets.ts'
import type { AcceptChange, OddsFormat } from '../../../kernel/sports/words.ts'
import { refuseWith } from '../../../contract/errors.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { answerTo, type Reader } from '../../../platform/postgres.ts'
import { marketsNow } from '../book/door.ts'
import { mayHaveMoved, soldInstead } from './moved-lines.ts'
import { faultAbove, stakeRange, type Standing } from './rules/bet-limits.ts'
import { argsOf, type BetFault } from './rules/fault.ts'
import { limitsOf, noRisk } from './rules/limits.ts'
import {
  countFault,
  isFault,
  legAt,
  lineFault,
  priceFault,
  priceTogether,
  soldFault,
  stateFault,
  togetherFault,
  type AskedSlip,
  type PricedLeg,
} from './rules/priced-bet.ts'
import type { Bettor } from './place.ts'
import { dayTally, marketName, standingOf, tallyName } from './store/standing.ts'
import { datedLimitsOf } from './terms.ts'

const seen: { accepts: AcceptChange; format: OddsFormat } = { accepts: 'NONE', format: 'DECIMAL' }
/** Of one parlay: what a slip is refused for whatever is staked. */
const ANY_STAKE = 10n ** 12n

/**
 * Single bets may be asked for together: the limits are those that hold for each of them. Errors:
 * SPORT_MARKET_UNKNOWN with the leg, SPORT_LEGS.
 */
export async function quoteSlip(reader: Reader, bettor: Bettor, slip: AskedSlip) {
  const tooMany = slip.kind === 'SINGLE' ? null : countFault(slip)
  if (tooMany) refuseWith('SPORT_LEGS', undefined, ...(tooMany.args as string[]))
  const markets = await marketsNow(reader, bettor.merchantId, [
    ...new Set(slip.legs.map(({ marketNo }) => marketNo)),
  ])
  const legs = slip.legs.map(
    (asked, place) => legAt(markets, asked) ?? refuseWith('SPORT_MARKET_UNKNOWN', { leg: place + 1 }),
  )
  const standing = await standingNow(reader, bettor, legs)
  const faults = legs.map(
    (leg, place) =>
      soldFault(leg, standing.limits.sellsVirtual) ??
      stateFault(leg) ??
      lineFault(slip.legs[place]!, leg) ??
      priceFault(slip.legs[place]!, leg, seen.accepts, seen.format),
  )
  const moved = await movedOf(reader, bettor.merchantId, slip, legs, faults)
  const quotes = (
    slip.kind === 'SINGLE'
      ? legs.map((leg, place) => ({ own: { ...slip, legs: [slip.legs[place]!] }, ownLegs: [leg] }))
      : [{ own: slip, ownLegs: legs }]
  ).map(({ own, ownLegs }) => quoteOne(own, ownLegs, standing))
  const least = (of: (quote: Quote) => bigint) =>
    quotes.map(of).reduce((smallest, one) => (one < smallest ? one : smallest))
  return {
    legs: legs.map((leg, place) => legValue(leg, faults[place]?.code ?? null, moved[place])),
    price: quotes.length === 1 ? quotes[0]!.price : 0,
    combinations: quotes[0]!.combinations,
    minStakeAmount: quotes[0]!.min,
    maxStakeAmount: least(({ max }) => max),
    maxPayoutAmount: least(({ maxPayout }) => maxPayout),
    liveDelayS: legs.reduce((most, leg) => (leg.isLive ? Math.max(most, leg.market.liveDelayS) : most), 0),
    ...faultValue(quotes, bettor),
  }
}

/** By leg: where its line stands now, if it is another one. */
async function movedOf(
  reader: Reader,
  merchantId: string,
  slip: AskedSlip,
  legs: readonly PricedLeg[],
  faults: readonly (BetFault | null)[],
): Promise<(PricedLeg | undefined)[]> {
  const closed = slip.legs.filter(
    (_, place) => faults[place]?.code === 'SPORT_CLOSED' && mayHaveMoved(legs[place]!.market),
  )
  const instead = await soldInstead(reader, merchantId, closed)
  return slip.legs.map((asked, place) =>
    faults[place]?.code === 'SPORT_LINE_CHANGED' ? legs[place] : instead.get(asked),
  )
}

/** Why the slip is refused whatever is staked, and what bounds the bet that takes the least. */
function faultValue(quotes: readonly Quote[], { currency }: Bettor) {
  const fault = quotes.find((quote) => quote.fault !== null)?.fault ?? null
  const { limit } = quotes.reduce((least, one) => (one.max < least.max ? one : least))
  return {
    fault: fault?.code ?? null,
    faultArgs: fault ? argsOf(fault, currency) : [],
    limit: limit && { code: limit.code, args: argsOf(limit, currency) },
  }
}

interface Quote {
  readonly price: number
  readonly combinations: number
  readonly min: bigint
  readonly max: bigint
  readonly maxPayout: bigint
  readonly fault: BetFault | null
  readonly limit: BetFault | null
}

function quoteOne(slip: AskedSlip, legs: readonly PricedLeg[], standing: Standing): Quote {
  const { limits, risk } = standing
  const fault = togetherFault(slip, legs)
  if (fault !== null || legs.some(({ priceE4 }) => priceE4 === 0)) {
    const { maxPayout } = limitsOf(limits, slip.kind, legs[0]!.market.tier, risk)
    return { price: 0, combinations: 1, min: limits.minStake, max: 0n, maxPayout, fault, limit: null }
  }
  const combinations = parlaysOf(slip, legs.length).length
  const priced = priceTogether(
    { ...slip, stake: ANY_STAKE * BigInt(combinations) },
    legs,
    limits.maxParlayPriceE4,
  )
  const range = stakeRange(slip, legs, standing)
  return {
    ...range,
    price: shownPrice(legs),
    combinations,
    fault: isFault(priced) ? priced : null,
    limit: isFault(priced) ? null : faultAbove(slip, priced, range, standing),
  }
}

function legValue({ market, code, priceE4 }: PricedLeg, fault: string | null, moved: PricedLeg | undefined) {
  return {
    marketId: String(market.marketNo),
    code,
    line: market.lineQ,
    price: priceE4,
    state: market.fault && market.marketState === 'OPEN' ? ('SUSPENDED' as const) : market.marketState,
    fault: moved ? 'SPORT_LINE_CHANGED' : fault,
    movedTo: moved
      ? { marketId: String(moved.market.marketNo), line: moved.market.lineQ, price: moved.priceE4 }
      : null,
  }
}

/** Above it no slip is taken; a reader of the wire keeps it exactly. */
function shownPrice(legs: readonly PricedLeg[]): number {
  const exact = totalPriceE4(legs.map(({ priceE4 }) => priceE4))
  return toWireAmount(exact < BigInt(Number.MAX_SAFE_INTEGER) ? exact : BigInt(Number.MAX_SAFE_INTEGER))
}

async function standingNow(
  reader: Reader,
  { merchantId, memberId }: Bettor,
  legs: readonly PricedLeg[],
): Promise<Standing> {
  const limits = await datedLimitsOf(reader, merchantId)
  const today = dayTally(businessDate(legs[0]!.market.now, limits.timeZone))
  const markets = [...new Set(legs.map(({ market }) => market.marketNo))]
  const rows = await answerTo(
    reader,
    standingOf({
      days: [[memberId, today]],
      singles: markets.map((no) => [memberId, no]),
      members: [[merchantId, memberId]],
      markets: markets.map((no) => [merchantId, no]),
    }),
  )
  const tally = (subject: string) => rows.tallies.get(tallyName(memberId, subject)) ?? 0n
  return {
    limits,
    risk: rows.risks.get(memberId) ?? noRisk,
    onFixture: tally,
    payoutOfDay: tally(today),
    heldOn: (marketNo) => rows.held.get(marketName(merchantId, marketNo)) ?? new Map(),
  }
}
