/** What a member may stake on a priced slip, and what it is refused with (domain/sportsbook.md §6). */
import { parlaysOf, potentialOf } from '../../../../kernel/sports/bets.ts'
import { liabilityOn, withMore, type MarketHeld } from './exposure.ts'
import type { BetFault } from './fault.ts'
import { limitsOf, type BetLimits, type MemberRisk, type SlipLimits } from './limits.ts'
import type { AskedSlip, PricedBet, PricedLeg } from './priced-bet.ts'

/** What stands before a bet is added. */
export interface Standing {
  readonly limits: SlipLimits
  readonly risk: MemberRisk
  /** By single bets of the member on the fixture. */
  onFixture(fixtureId: string): bigint
  /** What the member's bets of the day may pay. */
  readonly payoutOfDay: bigint
  heldOn(marketNo: bigint): MarketHeld
}

/** What a stake returns at most for one unit, as a fraction: without the satang that are rounded off. */
interface Ratio {
  readonly num: bigint
  readonly den: bigint
}
/** So finely that no stake within the limits tells it from the exact fraction. */
const UNITS = 10n ** 24n

export function returnRatio(slip: AskedSlip, prices: readonly number[]): Ratio {
  const den = UNITS * BigInt(parlaysOf(slip, prices.length).length)
  return { num: potentialOf({ ...slip, stake: den, prices }), den }
}

/** The largest stake that returns no more than this. */
const stakeFor = (payout: bigint, { num, den }: Ratio): bigint =>
  payout <= 0n || num === 0n ? 0n : (payout * den) / num

const least = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((smallest, one) => (one < smallest ? one : smallest))

/** The limits of the tier, and the smaller stakes that the desk has set on fixtures and markets. */
function ownLimits(slip: AskedSlip, legs: readonly PricedLeg[], { limits, risk }: Standing): BetLimits {
  const own = limitsOf(limits, slip.kind, legs[0]!.market.tier, risk)
  const atDesk = legs.flatMap(({ market }) => (market.maxStake === null ? [] : [market.maxStake]))
  return { ...own, maxStake: least([own.maxStake, ...atDesk]) }
}

/** Null: the stake is within every limit. */
export function limitFault(
  slip: AskedSlip & { readonly stake: bigint },
  bet: PricedBet,
  standing: Standing,
): BetFault | null {
  const { stake } = slip
  const { limits } = standing
  if (standing.risk.isStopped) return { code: 'SPORT_MEMBER_STOPPED' }
  const own = ownLimits(slip, bet.legs, standing)
  if (stake < limits.minStake) return { code: 'SPORT_STAKE_MIN', args: [limits.minStake] }
  // Worked out for a refusal alone.
  const ratio = () => ratioOfBet(slip, bet.legs)
  if (stake > own.maxStake) {
    const most = least([own.maxStake, stakeFor(own.maxPayout, ratio())])
    return { code: 'SPORT_STAKE_MAX', args: [most], most }
  }
  if (bet.potential > own.maxPayout) {
    const most = stakeFor(own.maxPayout, ratio())
    return { code: 'SPORT_PAYOUT_MAX', args: [own.maxPayout, most], most }
  }
  return (
    fixtureFault(stake, own, bet.legs, standing) ??
    dayFault(bet.potential, standing, ratio) ??
    exposureFault(stake, bet, standing, ratio)
  )
}

const ratioOfBet = (slip: AskedSlip, legs: readonly PricedLeg[]): Ratio =>
  returnRatio(
    slip,
    legs.map(({ priceE4 }) => priceE4),
  )

function fixtureFault(
  stake: bigint,
  { maxPerFixture: max }: BetLimits,
  legs: readonly PricedLeg[],
  standing: Standing,
): BetFault | null {
  if (max === null) return null
  const used = standing.onFixture(legs[0]!.market.fixtureId)
  if (used + stake <= max) return null
  const left = used < max ? max - used : 0n
  return { code: 'SPORT_FIXTURE_MAX', args: [used, max, left], most: left }
}

function dayFault(potential: bigint, { limits, payoutOfDay }: Standing, ratio: () => Ratio): BetFault | null {
  const max = limits.maxPayoutDay
  if (payoutOfDay + potential <= max) return null
  const left = payoutOfDay < max ? max - payoutOfDay : 0n
  return { code: 'SPORT_PAYOUT_DAY', args: [max, left], most: stakeFor(left, ratio()) }
}

function exposureFault(
  stake: bigint,
  bet: PricedBet,
  standing: Standing,
  ratio: () => Ratio,
): BetFault | null {
  const more = { stake, payout: bet.potential }
  for (const { market, code } of bet.legs) {
    const held = withMore(standing.heldOn(market.marketNo), code, more)
    if (liabilityOn(market.typeCode, held, code) <= standing.limits.maxExposure) continue
    const most = roomOn(standing, market, code, ratio())
    return { code: 'SPORT_EXPOSURE', args: [most], most }
  }
  return null
}

/** What may still be staked on a selection before the market is as exposed as it may be. */
function roomOn(standing: Standing, market: PricedLeg['market'], code: string, { num, den }: Ratio): bigint {
  const room =
    standing.limits.maxExposure - liabilityOn(market.typeCode, standing.heldOn(market.marketNo), code)
  // Each unit staked adds what it returns less itself.
  return room <= 0n || num <= den ? 0n : (room * den) / (num - den)
}

/** The stakes between which a slip is taken by now; the largest may be below the smallest. */
export function stakeRange(
  slip: AskedSlip,
  legs: readonly PricedLeg[],
  standing: Standing,
): { min: bigint; max: bigint; maxPayout: bigint } {
  const own = ownLimits(slip, legs, standing)
  const ratio = ratioOfBet(slip, legs)
  const onFixture =
    own.maxPerFixture === null ? [] : [own.maxPerFixture - standing.onFixture(legs[0]!.market.fixtureId)]
  const max = least([
    own.maxStake,
    stakeFor(own.maxPayout, ratio),
    ...onFixture,
    stakeFor(standing.limits.maxPayoutDay - standing.payoutOfDay, ratio),
    ...legs.map(({ market, code }) => roomOn(standing, market, code, ratio)),
  ])
  const count = BigInt(parlaysOf(slip, legs.length).length)
  const even = max > 0n ? (max / count) * count : 0n
  return { min: evenAbove(standing.limits.minStake, count), max: even, maxPayout: own.maxPayout }
}

/**
 * What a stake above the largest is refused with. A return is cut to satang, so a stake that is over by less
 * than that has no fault of its own yet.
 */
export function faultAbove(
  slip: AskedSlip,
  bet: PricedBet,
  { min, max }: { readonly min: bigint; readonly max: bigint },
  standing: Standing,
): BetFault {
  const above = max + BigInt(bet.combinations)
  const stake = above < min ? min : above
  const potential = potentialOf({ ...slip, stake, prices: bet.legs.map(({ priceE4 }) => priceE4) })
  return (
    limitFault({ ...slip, stake }, { ...bet, potential }, standing) ?? {
      code: 'SPORT_STAKE_MAX',
      args: [max],
      most: max,
    }
  )
}

const evenAbove = (amount: bigint, count: bigint): bigint => ((amount + count - 1n) / count) * count
