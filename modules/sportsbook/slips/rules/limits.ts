/** The limits of a house, as a bet is judged by them (domain/sportsbook.md §6). Amounts are minor units. */
import type { BetKind } from '../../../../kernel/sports/words.ts'

export type Tier = 'A' | 'B' | 'C'

export interface BetLimits {
  readonly maxStake: bigint
  readonly maxPayout: bigint
  /** Of a member on one fixture; null: parlays and systems have none. */
  readonly maxPerFixture: bigint | null
}

export interface SlipLimits {
  readonly minStake: bigint
  readonly tiers: Readonly<Record<Tier, BetLimits>>
  readonly parlay: BetLimits
  readonly maxPayoutDay: bigint
  readonly maxExposure: bigint
  readonly maxParlayPriceE4: bigint
  readonly isCashOutOn: boolean
  readonly cashOutMarginPpm: number
  /** Bets are taken on the matches that models play. */
  readonly sellsVirtual: boolean
  /** By whose days `maxPayoutDay` counts. */
  readonly timeZone: string
}

/** What a house keeps of a member's limits. */
export interface MemberRisk {
  /** In hundredths of the largest stakes. */
  readonly percent: number
  readonly isStopped: boolean
}
export const noRisk: MemberRisk = { percent: 100, isStopped: false }

/** The limits of a bet: a single is judged by the tier of its league. */
export function limitsOf(limits: SlipLimits, kind: BetKind, tier: Tier, risk: MemberRisk): BetLimits {
  const own = kind === 'SINGLE' ? limits.tiers[tier] : limits.parlay
  const part = (amount: bigint) => (risk.isStopped ? 0n : (amount * BigInt(risk.percent)) / 100n)
  return {
    maxStake: part(own.maxStake),
    maxPayout: own.maxPayout,
    maxPerFixture: own.maxPerFixture === null ? null : part(own.maxPerFixture),
  }
}
