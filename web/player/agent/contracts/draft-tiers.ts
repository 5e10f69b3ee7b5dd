/** Tiers as they are typed, and what is wrong with them by the rules that the server follows. */
import { faultsOf, type FaultyTier, type KindBounds } from '../../../../kernel/agents/contracts/bounds.ts'
import { ceilingAt, tiersAbove } from '../../../../kernel/agents/contracts/ceiling.ts'
import type { Tier } from '../../../../kernel/agents/contracts/terms.ts'
import type { ContractKind } from '../../../../contract/shared/contract-words.ts'
import { parseAmount } from '../../../../design/format.ts'
import { formatAmount } from '../../../../design/format.ts'

/** One tier of the form; all texts, as they stand in their fields. */
export interface TypedTier {
  readonly key: number
  readonly minValid: string
  readonly minActive: string
  readonly rate: string
}

let lastKey = 0

export const typedTier = ({ minValid, minActive, ratePpm }: Tier): TypedTier => ({
  key: ++lastKey,
  minValid: formatAmount(minValid, minValid % 100n === 0n ? 0 : 2),
  minActive: String(minActive),
  rate: String(ratePpm / 10_000),
})

const count = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number.parseInt(text, 10) : -1)

/** "12.5" → 125000; what is no percent becomes -1, which no rule allows. */
const ppm = (text: string): number => {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text.replace('%', '').trim())
  return match
    ? Number.parseInt(match[1]!, 10) * 10_000 + Number.parseInt((match[2] ?? '').padEnd(4, '0'), 10)
    : -1
}

export const readTier = ({ minValid, minActive, rate }: TypedTier): Tier => ({
  minValid: BigInt(parseAmount(minValid) ?? -1),
  minActive: count(minActive),
  ratePpm: ppm(rate),
})

/** The first fault of each tier: what the house allows, then what the own contract allows. */
export function faultyTiers(
  kind: ContractKind,
  tiers: readonly Tier[],
  bounds: KindBounds,
  own: readonly Tier[],
): ReadonlyMap<number, FaultyTier> {
  const faults = [...tiersAbove(tiers, own), ...faultsOf(kind, tiers, bounds)]
  return new Map(faults.map((fault) => [fault.index, fault]))
}

/** A rate one step away, within the house's bounds and the ceiling. */
export function steppedRate(
  tier: Tier,
  steps: 1 | -1,
  { stepPpm, mostPpm }: KindBounds,
  own: readonly Tier[],
): string {
  const most = Math.min(mostPpm, ceilingAt(own, tier) || mostPpm)
  const from = Math.round(Math.max(tier.ratePpm, 0) / stepPpm) * stepPpm
  return String(Math.min(most, Math.max(stepPpm, from + steps * stepPpm)) / 10_000)
}

/** A new last tier, above the one before it. */
export const nextTier = (last: Tier | undefined, { stepPpm }: KindBounds): Tier => ({
  minValid: last ? (last.minValid > 0n ? last.minValid * 2n : 1_000_000n) : 0n,
  minActive: last?.minActive ?? 0,
  ratePpm: last ? last.ratePpm : stepPpm,
})
