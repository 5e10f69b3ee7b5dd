/**
 * The rate ceiling (domain/agents.md §5.2): at no tier does a contract give more than its giver would get
 * under their own at the same minimums. The house has no contract: its ceiling is the house maximum alone.
 */
import type { FaultyTier } from './bounds.ts'
import { rateReached, type Tier } from './terms.ts'

/** The most that a giver with these tiers may promise at the minimums of a tier, in parts per million. */
export const ceilingAt = (own: readonly Tier[], tier: Pick<Tier, 'minValid' | 'minActive'>): number =>
  rateReached(own, { valid: tier.minValid, active: tier.minActive })

/** The tiers that promise more than the giver's own contract gives there, each with its ceiling. */
export const tiersAbove = (tiers: readonly Tier[], own: readonly Tier[]): FaultyTier[] =>
  tiers.flatMap((tier, index) => {
    const mostPpm = ceilingAt(own, tier)
    return tier.ratePpm > mostPpm ? [{ index, fault: 'CEILING' as const, mostPpm }] : []
  })

export const keepsCeiling = (tiers: readonly Tier[], own: readonly Tier[]): boolean =>
  tiersAbove(tiers, own).length === 0
