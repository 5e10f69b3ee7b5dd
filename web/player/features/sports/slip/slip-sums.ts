/** What a slip costs and may return, and what it waits for; nothing of it asks anybody. */
import { toWireAmount } from '../../../../../kernel/money.ts'
import { potentialOf, totalPriceE4 } from '../../../../../kernel/sports/bets.ts'
import { combinationsOf, systemCodesFor } from '../../../../../kernel/sports/systems.ts'
import type { AcceptChange } from '../../../../../kernel/sports/words.ts'
import {
  fateOf,
  keyOf,
  type LegFate,
  type LegNow,
  mustAsk,
  type Slip,
  type SlipLeg,
  slipFaultOf,
  type Terms,
} from './slip.ts'

const MOST = BigInt(Number.MAX_SAFE_INTEGER)

/** Fifteen long shots multiply to more than a number holds; the house refuses such a slip anyway. */
export const shownAmount = (amount: bigint): number => toWireAmount(amount < MOST ? amount : MOST)

export interface LegView {
  readonly leg: SlipLeg
  readonly key: string
  readonly fate: LegFate
  /** What it costs by now. */
  readonly price: number
  readonly movedTo: Terms | null
  /** The code with which a bet on it would be refused now. */
  readonly fault: string | null
}

/** Refusals that the member decides at the leg, not errors of it. */
const decided: ReadonlySet<string> = new Set(['SPORT_ODDS_CHANGED', 'SPORT_LINE_CHANGED', 'SPORT_SUSPENDED'])

export function legViewOf(leg: SlipLeg, now: LegNow | undefined): LegView {
  const fate = fateOf(leg, now)
  const isPriced = fate === 'SAME' || fate === 'BETTER' || fate === 'WORSE'
  return {
    leg,
    key: keyOf(leg),
    fate,
    price: isPriced && now ? now.price : leg.price,
    movedTo: now?.movedTo ?? null,
    fault: now?.fault && !decided.has(now.fault) ? now.fault : null,
  }
}

/** What the member agrees to when they accept a leg as it is now. */
export const termsOf = ({ leg: { marketId, line }, price, movedTo }: LegView): Terms =>
  movedTo ?? { marketId, line, price }

/** The system that was chosen, or the first that so many legs have. */
export function systemOf({ legs, systemCode }: Slip): string | null {
  const codes = systemCodesFor(legs.length)
  return codes.find((code) => code === systemCode) ?? codes[0] ?? null
}

export interface SlipSums {
  /** How many stakes are taken: bets of their own, or combinations. */
  readonly count: number
  /** Satang, of all together. */
  readonly totalStake: number
  readonly potential: number
  /** Of all legs, times 10,000; null of several single bets. */
  readonly price: number | null
}

/** `stake` in satang: of one bet, of the parlay, or of each combination. */
export function sumsOf(slip: Slip, views: readonly LegView[], stake: number): SlipSums {
  const prices = views.map(({ price }) => price)
  const total = BigInt(stake)
  if (slip.kind === 'SINGLE') {
    const returns = prices.map((price) =>
      potentialOf({ kind: 'SINGLE', systemCode: null, stake: total, prices: [price] }),
    )
    return {
      count: prices.length,
      totalStake: stake * prices.length,
      potential: shownAmount(returns.reduce((sum, one) => sum + one, 0n)),
      price: prices.length === 1 ? prices[0]! : null,
    }
  }
  const price = shownAmount(totalPriceE4(prices))
  const systemCode = slip.kind === 'SYSTEM' ? systemOf(slip) : null
  const count = systemCode === null ? 1 : (combinationsOf(systemCode, prices.length)?.length ?? 1)
  return {
    count,
    totalStake: stake * count,
    potential: shownAmount(
      potentialOf({ kind: slip.kind, systemCode, stake: total * BigInt(count), prices }),
    ),
    price,
  }
}

/**
 * What stands between the slip and a bet: it cannot be one, a leg is locked or gone, a price asks again, the
 * stake is missing, outside the limits, or more than the member has. READY: nothing.
 */
export type SlipStep = 'FAULT' | 'GONE' | 'LOCKED' | 'ASK' | 'STAKE' | 'LIMITS' | 'BALANCE' | 'READY'

export interface Limits {
  readonly min: number
  readonly max: number
}

interface Asked {
  readonly accept: AcceptChange
  /** Satang, for each stake that is taken. */
  readonly stake: number | null
  readonly limits: Limits | null
  /** The most that the member can pay for each; null: not known. */
  readonly affordable: number | null
}

export function stepOf(
  slip: Slip,
  views: readonly LegView[],
  { accept, stake, limits, affordable }: Asked,
): SlipStep {
  if (slipFaultOf(slip)) return 'FAULT'
  if (views.some(({ fate, fault }) => fate === 'GONE' || fault !== null)) return 'GONE'
  if (views.some(({ fate }) => fate === 'LOCKED')) return 'LOCKED'
  if (views.some(({ fate }) => mustAsk(fate, accept))) return 'ASK'
  if (stake === null || stake === 0) return 'STAKE'
  if (limits && (stake < limits.min || stake > limits.max)) return 'LIMITS'
  return affordable !== null && stake > affordable ? 'BALANCE' : 'READY'
}

/** Limits are told of the whole stake; that of a system is typed for each combination. */
export const limitsOfEach = ({ min, max }: Limits, count: number): Limits => ({
  min: Math.ceil(min / count),
  max: Math.floor(max / count),
})
