/** What the house lets a contract say (domain/agents.md §5.2): steps, house maximums, and tiers that rise. */
import type { SalaryRates } from '../economy-guard.ts'
import type { Tier } from './terms.ts'
import type { ContractKind } from './words.ts'

export interface KindBounds {
  /** Rates are whole numbers of steps, in parts per million. */
  readonly stepPpm: number
  /** The house maximum, in parts per million. */
  readonly mostPpm: number
  readonly mostTiers: number
}

export type Bounds = Readonly<Record<ContractKind, KindBounds>>

export const MOST_TIERS = 10
export const LEAST_STEP_PPM = 100
const DIVIDEND_STEP_PPM = 5_000
/** No turnover of a team in a period comes near it; larger figures are typing mistakes. */
const MOST_VALID = 1_000_000_000_000n
const MOST_ACTIVE = 100_000

/** The bounds of each kind, of the settings that operators change. */
export function boundsOf(house: { readonly dividendMost: number; readonly salaries: SalaryRates }): Bounds {
  const salary = (mostPpm: number): KindBounds => ({
    stepPpm: LEAST_STEP_PPM,
    mostPpm,
    mostTiers: MOST_TIERS,
  })
  return {
    DIVIDEND: { stepPpm: DIVIDEND_STEP_PPM, mostPpm: house.dividendMost, mostTiers: MOST_TIERS },
    DAILY_SALARY: salary(house.salaries.daily),
    HOURLY_SALARY: salary(house.salaries.hourly),
    REALTIME_SALARY: { ...salary(house.salaries.realtime), mostTiers: 1 },
  }
}

export const tierFaults = ['COUNT', 'MINIMUM', 'ORDER', 'STEP', 'MOST', 'CEILING'] as const
export type TierFault = (typeof tierFaults)[number]

export interface FaultyTier {
  readonly index: number
  readonly fault: TierFault
  /** Of MOST and CEILING: the highest rate that is allowed there. */
  readonly mostPpm?: number
}

/**
 * What is wrong with each tier as the house sees it, the first fault of each; empty for valid tiers. Every
 * tier asks for more valid bet than the one before, for no fewer active bettors and gives no lower rate: so a
 * team that grows never gets less, and a ceiling that holds at every tier holds everywhere between them.
 */
export function faultsOf(kind: ContractKind, tiers: readonly Tier[], bounds: KindBounds): FaultyTier[] {
  if (tiers.length === 0 || tiers.length > bounds.mostTiers) return [{ index: 0, fault: 'COUNT' }]
  return tiers.flatMap((tier, index) => {
    const fault = faultAt(kind, tier, tiers[index - 1], bounds)
    if (!fault) return []
    return [fault === 'MOST' ? { index, fault, mostPpm: bounds.mostPpm } : { index, fault }]
  })
}

function faultAt(
  kind: ContractKind,
  tier: Tier,
  before: Tier | undefined,
  { stepPpm, mostPpm }: KindBounds,
): TierFault | undefined {
  const { minValid, minActive, ratePpm } = tier
  const hasMinimums = minValid >= 0n && minValid <= MOST_VALID && minActive >= 0 && minActive <= MOST_ACTIVE
  if (!hasMinimums || !Number.isInteger(minActive)) return 'MINIMUM'
  if (kind === 'REALTIME_SALARY' && (minValid > 0n || minActive > 0)) return 'MINIMUM'
  if (before && (minValid <= before.minValid || minActive < before.minActive || ratePpm < before.ratePpm))
    return 'ORDER'
  if (!Number.isInteger(ratePpm) || ratePpm <= 0 || ratePpm % stepPpm !== 0) return 'STEP'
  return ratePpm > mostPpm ? 'MOST' : undefined
}

/** The highest rate that a contract can give; tiers rise. */
export const topRate = (tiers: readonly Tier[]): number => tiers.at(-1)?.ratePpm ?? 0
