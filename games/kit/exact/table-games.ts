/**
 * Exact returns of table games: every outcome with its weight, asked of the very rules that pay. Weights are
 * whole numbers below 2^53, so counts are exact.
 */
import type { TableGame } from '../../../kernel/tables/table-game.ts'

export interface Weighted<Outcome> {
  readonly outcome: Outcome
  readonly weight: number
}

/**
 * Every spot's expected payout ÷ stake. A stake of 300.00 divides by every prize there is, so nothing is
 * rounded.
 */
export function exactReturns<Outcome>(
  game: TableGame<Outcome>,
  outcomes: readonly Weighted<Outcome>[],
  codes = game.spots.map((spot) => spot.code),
): Map<string, number> {
  const stake = 30_000n
  const total = outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  return new Map(
    codes.map((code) => {
      let sum = 0n
      for (const { outcome, weight } of outcomes) sum += BigInt(weight) * game.payout(outcome, code, stake)
      // Ten digits are enough, and a quotient of whole numbers is exact.
      return [code, Number.parseInt(String((sum * 10_000_000_000n) / (total * stake)), 10) / 1e10]
    }),
  )
}

/** The 216 throws of three dice. */
export function everyThrow(): Weighted<{ dice: [number, number, number] }>[] {
  return Array.from({ length: 216 }, (_, index) => ({
    outcome: { dice: [1 + Math.floor(index / 36), 1 + (Math.floor(index / 6) % 6), 1 + (index % 6)] },
    weight: 1,
  }))
}

/** A kind of card: how many there are of it in the shoe, and one of them. */
export interface CardKind {
  readonly card: number
  readonly count: number
}

/**
 * Every way to deal from a shoe of kinds, weighted by the ways to draw `most` cards: a deal that needs fewer
 * counts with every rest of them. Outcomes that `sameAs` names alike are counted together.
 */
export function everyDeal<Outcome>(
  deal: (next: () => number) => Outcome,
  kinds: readonly CardKind[],
  most: number,
  sameAs: (outcome: Outcome) => string,
): Weighted<Outcome>[] {
  const size = kinds.reduce((sum, { count }) => sum + count, 0)
  const left = kinds.map(({ count }) => count)
  const found = new Map<string, { outcome: Outcome; weight: number }>()
  const cards: number[] = []
  const walk = (weight: number): void => {
    let at = 0
    let isShort = false
    const outcome = deal(() => {
      isShort ||= at >= cards.length
      return cards[at++] ?? 0
    })
    if (!isShort) {
      let full = weight
      for (let drawn = cards.length; drawn < most; drawn++) full *= size - drawn
      const name = sameAs(outcome)
      const known = found.get(name)
      if (known) known.weight += full
      else found.set(name, { outcome, weight: full })
      return
    }
    for (const [kind, { card }] of kinds.entries()) {
      if (left[kind] === 0) continue
      const ways = left[kind]!
      left[kind]! -= 1
      cards.push(card)
      walk(weight * ways)
      cards.pop()
      left[kind]! += 1
    }
  }
  walk(1)
  return [...found.values()]
}
