/**
 * A slip against the markets as they stand: what it is taken at, or why it is not (domain/sportsbook.md §6).
 * Pure; limits of money are in rules/bet-limits.ts.
 */
import {
  LEAST_PARLAY_LEGS,
  MOST_BET_LEGS,
  parlaysOf,
  potentialOf,
  slipFault,
  stakeOfEach,
  totalPriceE4,
} from '../../../../kernel/sports/bets.ts'
import type { Score } from '../../../../kernel/sports/facts.ts'
import { handicapText, lineText } from '../../../../kernel/sports/lines.ts'
import { scoreAtBetOf } from '../../../../kernel/sports/markets.ts'
import { oddsText } from '../../../../kernel/sports/odds.ts'
import { combinationsOf, LEAST_SYSTEM_LEGS } from '../../../../kernel/sports/systems.ts'
import type { AcceptChange, BetKind, OddsFormat } from '../../../../kernel/sports/words.ts'
import { VIRTUAL_PROVIDER, type BookMarket } from '../../book/door.ts'
import type { AskedLeg } from '../ride.ts'
import type { BetFault, LegNow } from './fault.ts'

export interface AskedSlip {
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly legs: readonly AskedLeg[]
}
export type Markets = ReadonlyMap<bigint, BookMarket>

export interface PricedLeg {
  readonly market: BookMarket
  readonly code: string
  /** Now; 0: not offered. */
  readonly priceE4: number
  readonly isLive: boolean
  /** Of a live leg. */
  readonly scoreAtBet: Score | null
}

export interface PricedBet {
  readonly legs: readonly PricedLeg[]
  readonly totalE4: bigint
  readonly combinations: number
  readonly potential: bigint
  /** How long it waits before it is accepted; 0: it is accepted at once. */
  readonly delayS: number
}

/** A price in a list of bets is an integer that every reader keeps exactly. */
const MOST_SHOWN_PRICE = 9_000_000_000_000_000n

/** A leg at its market; undefined if there is no such market or selection. */
export function legAt(markets: Markets, { marketNo, code }: AskedLeg): PricedLeg | undefined {
  const market = markets.get(marketNo)
  const place = market?.codes.indexOf(code) ?? -1
  if (!market || place < 0) return undefined
  const isLive = market.status === 'LIVE'
  return {
    market,
    code,
    priceE4: market.pricesE4[place]!,
    isLive,
    scoreAtBet: isLive ? scoreAtBetOf(market.period, market.facts) : null,
  }
}

/** Whether the house sells the leg's match, which it does not if it hides it. */
export const soldFault = ({ market }: PricedLeg, sellsVirtual: boolean): BetFault | null =>
  market.isHidden || (market.provider === VIRTUAL_PROVIDER && !sellsVirtual)
    ? { code: 'SPORT_NOT_SOLD' }
    : null

/** Whether bets are taken on a leg at all; a market without any price has not been opened. */
export function stateFault({ market, priceE4 }: PricedLeg): BetFault | null {
  if (market.fault) return { code: market.fault }
  if (priceE4 > 0) return null
  return { code: market.pricesE4.some((price) => price > 0) ? 'SPORT_CLOSED' : 'SPORT_NOT_OPEN' }
}

export const lineFault = (asked: AskedLeg, leg: PricedLeg): BetFault | null =>
  asked.lineQ === leg.market.lineQ ? null : lineChanged(asked, leg)

export const lineChanged = ({ code, lineQ }: AskedLeg, { market }: PricedLeg): BetFault => ({
  code: 'SPORT_LINE_CHANGED',
  args: [sideLine(code, lineQ), sideLine(code, market.lineQ)],
})

/** A price is never worsened silently: what has changed is taken as the member chose. */
export function priceFault(
  asked: AskedLeg,
  { priceE4 }: PricedLeg,
  accepts: AcceptChange,
  format: OddsFormat,
): BetFault | null {
  if (priceE4 === asked.priceE4 || accepts === 'ANY') return null
  if (accepts === 'BETTER' && priceE4 > asked.priceE4) return null
  return { code: 'SPORT_ODDS_CHANGED', args: [priceText(asked.priceE4, format), priceText(priceE4, format)] }
}

/** What a member sends as the price they saw may be anything. */
const priceText = (priceE4: number, format: OddsFormat): string =>
  priceE4 > 10_000 ? oddsText(priceE4, format) : '–'

function sideLine(code: string, lineQ: number | null): string {
  if (lineQ === null) return '–'
  if (code === 'OVER' || code === 'UNDER') return lineText(lineQ)
  return handicapText(code === 'AWAY' ? -lineQ : lineQ)
}

/** Whether the legs can be one bet; of a system also whether so many legs have it. */
export function togetherFault(slip: AskedSlip, legs: readonly PricedLeg[]): BetFault | null {
  const code = slipFault(
    legs.map(({ market, code: chosen }) => ({
      fixtureId: market.fixtureId,
      teamIds: market.kind === 'OUTRIGHT' ? runnerTeam(market, chosen) : market.teamIds,
      kind: market.kind,
    })),
    slip.kind,
  )
  if (code === 'SPORT_LEGS') return legsFault(slip.kind)
  if (code) return { code }
  if (slip.kind === 'SYSTEM' && !combinationsOf(slip.systemCode ?? '', legs.length))
    return legsFault(slip.kind)
  return null
}

const runnerTeam = ({ runners }: BookMarket, code: string): readonly string[] => {
  const teamId = runners?.[code]?.teamId
  return teamId ? [teamId] : []
}

/** With how many legs such a slip has; more than a parlay may have are refused before any market is read. */
export function legsFault(kind: BetKind): BetFault {
  if (kind === 'SINGLE') return { code: 'SPORT_LEGS', args: ['1', '1'] }
  const least = kind === 'SYSTEM' ? LEAST_SYSTEM_LEGS : LEAST_PARLAY_LEGS
  return { code: 'SPORT_LEGS', args: [String(least), String(MOST_BET_LEGS)] }
}

export const countFault = ({ kind, legs }: AskedSlip): BetFault | null =>
  legs.length > (kind === 'SINGLE' ? 1 : MOST_BET_LEGS) ? legsFault(kind) : null

/**
 * The slip at the prices of its legs; a system's stake must be divided evenly into its parlays, and no parlay
 * may be above the house's highest price. The legs have passed `togetherFault` and have prices.
 */
export function priceTogether(
  slip: AskedSlip & { readonly stake: bigint },
  legs: readonly PricedLeg[],
  maxPriceE4: bigint,
): PricedBet | BetFault {
  const prices = legs.map(({ priceE4 }) => priceE4)
  const parlays = parlaysOf(slip, legs.length)
  const highest = highestPriceE4(slip, prices)
  if (slip.kind !== 'SINGLE' && highest > maxPriceE4)
    return { code: 'SPORT_PARLAY_PRICE_MAX', args: [wholeText(highest), wholeText(maxPriceE4)] }
  if (stakeOfEach(slip.stake, parlays.length) === null)
    return {
      code: 'SPORT_SYSTEM_SATANG',
      args: [String(parlays.length), evenStake(slip.stake, parlays.length)],
      most: evenStake(slip.stake, parlays.length),
    }
  const totalE4 = totalPriceE4(prices)
  return {
    legs,
    totalE4: totalE4 < MOST_SHOWN_PRICE ? totalE4 : MOST_SHOWN_PRICE,
    combinations: parlays.length,
    potential: potentialOf({ ...slip, prices }),
    delayS: legs.reduce((most, leg) => (leg.isLive ? Math.max(most, leg.market.liveDelayS) : most), 0),
  }
}

/** Of the parlays of a slip, cut up so that what is a little above a limit is above it. */
export function highestPriceE4(slip: AskedSlip, prices: readonly number[]): bigint {
  return parlaysOf(slip, prices.length)
    .map((indices) => {
      const own = indices.map((at) => prices[at]!)
      const cut = totalPriceE4(own)
      const scale = 10_000n ** BigInt(own.length)
      const exact = own.reduce((product, price) => product * BigInt(price), 1n)
      return cut * scale < exact * 10_000n ? cut + 1n : cut
    })
    .reduce((most, one) => (one > most ? one : most), 0n)
}

/** The nearest stake that is divided evenly, at least one satang for each parlay. */
function evenStake(stake: bigint, combinations: number): bigint {
  const count = BigInt(combinations)
  const below = (stake / count) * count
  const above = below + count
  return below > 0n && stake - below <= above - stake ? below : above
}

/** `5,000.00` */
const wholeText = (priceE4: bigint): string =>
  `${String(priceE4 / 10_000n).replace(/\B(?=(\d{3})+$)/g, ',')}.${String((priceE4 / 100n) % 100n).padStart(2, '0')}`

export const isFault = (judged: PricedBet | BetFault): judged is BetFault => 'code' in judged

export const legsNow = (legs: readonly PricedLeg[]): LegNow[] =>
  legs.map(({ market, code, priceE4 }) => ({
    marketId: String(market.marketNo),
    code,
    line: market.lineQ,
    price: priceE4,
  }))
