/** The terms of a contract and the tier that applies (domain/agents.md §5.2). */
import type { PeriodKind } from '../../calendar.ts'
import type { CarryMode, ContractKind } from './words.ts'

export interface Tier {
  /** Satang. */
  readonly minValid: bigint
  readonly minActive: number
  /** Parts per million. */
  readonly ratePpm: number
}

export interface Terms {
  readonly kind: ContractKind
  readonly period: PeriodKind
  /** By rising `minValid`. */
  readonly tiers: readonly Tier[]
  readonly carry: CarryMode
  /** Of CARRY_MAX alone. */
  readonly carryPeriods: number
  /** The most that is paid a day, satang; null without a cap. */
  readonly dayCap: bigint | null
}

/** What a team came to in a period. */
export interface Reached {
  readonly valid: bigint
  readonly active: number
}

/** The place of the highest tier with both minimums reached; -1 without one, and the rate is 0. */
export function tierReached(tiers: readonly Tier[], { valid, active }: Reached): number {
  let place = tiers.length - 1
  while (place >= 0 && (valid < tiers[place]!.minValid || active < tiers[place]!.minActive)) place--
  return place
}

/** The rate of the tier that applies, in parts per million. */
export const rateReached = (tiers: readonly Tier[], reached: Reached): number =>
  tiers[tierReached(tiers, reached)]?.ratePpm ?? 0
