/**
 * What a market costs a house by its outcome (domain/sportsbook.md §6, Exposure), as the judge of bets
 * counts it.
 */
import type { MarketType } from '../../../../kernel/sports/words.ts'
import { liabilityOn } from '../../slips/rules/exposure.ts'

export interface Standing {
  readonly code: string
  /** Minor units; a parlay counts in full on each of its legs. */
  readonly stake: bigint
  /** What the bets on it return if it wins in full. */
  readonly payout: bigint
  readonly bets: number
}

export interface MarketLiability {
  readonly stake: bigint
  readonly bets: number
  /** By selection: what the house wins, or loses as a negative amount, if that one wins in full. */
  readonly results: ReadonlyMap<string, bigint>
  /** Over all selections; 0 without bets. */
  readonly worst: bigint
  readonly best: bigint
}

/** `codes` are all selections, those without bets as well. */
export function marketLiability(
  typeCode: MarketType,
  codes: readonly string[],
  standings: readonly Standing[],
): MarketLiability {
  const held = new Map(standings.map((standing) => [standing.code, standing]))
  const results = new Map(codes.map((code) => [code, -liabilityOn(typeCode, held, code)]))
  const all = [...results.values()]
  return {
    stake: standings.reduce((sum, { stake }) => sum + stake, 0n),
    bets: standings.reduce((sum, { bets }) => sum + bets, 0),
    results,
    worst: all.reduce((least, one) => (one < least ? one : least), all[0] ?? 0n),
    best: all.reduce((most, one) => (one > most ? one : most), all[0] ?? 0n),
  }
}

/** How much of a limit a worst case uses, in millionths; a market that can only win uses none. */
export function usedPpmOf(worst: bigint, limit: bigint): number {
  if (worst >= 0n || limit <= 0n) return 0
  return Number((-worst * 1_000_000n) / limit)
}
