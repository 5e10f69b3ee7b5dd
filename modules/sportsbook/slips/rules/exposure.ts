/** What a house may lose on a market (domain/sportsbook.md §6). */
import type { MarketType } from '../../../../kernel/sports/words.ts'

/** Bets on a selection: their stakes, and what they return if it wins. */
export interface Held {
  readonly stake: bigint
  readonly payout: bigint
}
/** By selection; one that nobody bet on is absent. */
export type MarketHeld = ReadonlyMap<string, Held>

/** Selections that win at the same outcome, of markets where not each excludes the others. */
const winTogether: Partial<Record<MarketType, readonly (readonly string[])[]>> = {
  DC: [
    ['1X', '12'],
    ['1X', 'X2'],
    ['12', 'X2'],
  ],
}

/** Whether bets on other selections of the market are paid beside it. */
export const paysTogether = (typeCode: MarketType): boolean => winTogether[typeCode] !== undefined

/**
 * The most that the house loses over the outcomes at which the selection wins: what bets on its winners
 * return, less all stakes of the market. A parlay counts in full on each of its legs, as if all others won.
 */
export function liabilityOn(typeCode: MarketType, held: MarketHeld, code: string): bigint {
  const staked = [...held.values()].reduce((sum, { stake }) => sum + stake, 0n)
  const outcomes = winTogether[typeCode]?.filter((codes) => codes.includes(code)) ?? [[code]]
  const paid = outcomes.map((codes) =>
    codes.reduce((sum, winner) => sum + (held.get(winner)?.payout ?? 0n), 0n),
  )
  return paid.reduce((most, one) => (one > most ? one : most)) - staked
}

/** The same with more bets on selections. */
export function withMore(held: MarketHeld, code: string, more: Held): MarketHeld {
  const now = held.get(code) ?? { stake: 0n, payout: 0n }
  return new Map(held).set(code, { stake: now.stake + more.stake, payout: now.payout + more.payout })
}
