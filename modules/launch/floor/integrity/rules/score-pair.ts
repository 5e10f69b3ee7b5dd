/** When the play of two members against each other is suspected (domain/studio-games.md §6.3). Pure. */
import type { IntegrityKind } from '../../../../../contract/shared/integrity-words.ts'
import type { Decisions, PairFacts } from '../../../../../kernel/rooms/pair-facts.ts'

export interface IntegrityLimits {
  /** Hands together before two members are judged. */
  readonly leastHands: number
  /** Chip dumping: more than this share of what moved between them went in one direction. */
  readonly dumpPercent: number
  /**
   * Chip dumping: the least difference between the two directions. A few small pots go one way by chance and
   * are not worth the effort.
   */
  readonly dumpLeastAmount: bigint
  /** Soft play: decisions that each needs against the other, and against the rest. */
  readonly leastDecisions: number
  /** Soft play: how many percentage points more passive each is against the other than against the rest. */
  readonly softPercent: number
}

export interface Finding {
  readonly kind: IntegrityKind
  readonly score: number
}

const percent = (part: bigint, whole: bigint): number => Number((part * 100n) / whole)

/** Whole percent of decisions that were a check or a fold. */
export const tamePercent = (passive: number, decisions: number): number =>
  decisions === 0 ? 0 : Math.floor((passive * 100) / decisions)

/** The suspicions from the figures of two members; none for most. */
export function scorePair(pair: PairFacts, limits: IntegrityLimits): Finding[] {
  if (pair.hands < limits.leastHands) return []
  const found: Finding[] = []
  const volume = pair.aToB + pair.bToA
  const net = pair.aToB > pair.bToA ? pair.aToB - pair.bToA : pair.bToA - pair.aToB
  if (volume > 0n && net >= limits.dumpLeastAmount && net * 100n > volume * BigInt(limits.dumpPercent))
    found.push({ kind: 'CHIP_DUMPING', score: percent(net, volume) })
  const gap = Math.min(gapOf(pair.a, limits), gapOf(pair.b, limits))
  if (gap >= limits.softPercent) found.push({ kind: 'SOFT_PLAY', score: gap })
  return found
}

/**
 * How much more passive a member is against the other than against the rest, in percentage points; 0 while
 * either has too few decisions.
 */
function gapOf(member: Decisions, { leastDecisions }: IntegrityLimits): number {
  if (member.decisions < leastDecisions || member.othersDecisions < leastDecisions) return 0
  return Math.max(
    0,
    tamePercent(member.passive, member.decisions) - tamePercent(member.othersPassive, member.othersDecisions),
  )
}
