/**
 * Blackjack with an infinite deck by dynamic programming, written from the rules of domain/studio-games.md
 * §3.4 alone: it shares no line with the machine that plays. The dealer has looked, so everything below is
 * given no dealer's blackjack.
 */

/** Cards by value: 1 the ace, 2 … 9, 10 for four of thirteen ranks. */
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export type Move = 'H' | 'S' | 'D' | 'P'

interface Hand {
  readonly total: number
  readonly isSoft: boolean
}

/** One card more; an ace counts eleven if that does not bust. */
function add({ total, isSoft }: Hand, value: number): Hand {
  const hard = total - (isSoft ? 10 : 0) + value
  const hasAce = isSoft || value === 1
  return hasAce && hard + 10 <= 21 ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false }
}
const handOf = (...values: number[]) => values.reduce(add, { total: 0, isSoft: false })

/** Chances of the dealer's last totals 17 to 21, and of busting, for the card that lies open. */
function dealerEnds(up: number): Map<number, number> {
  const ends = new Map<number, number>()
  const go = (hand: Hand, chance: number): void => {
    if (hand.total >= 17) {
      const end = Math.min(hand.total, 22)
      ends.set(end, (ends.get(end) ?? 0) + chance)
      return
    }
    for (const value of VALUES) go(add(hand, value), chance * chanceOf(value))
  }
  const hidden = VALUES.filter((hole) => !(up === 1 && hole === 10) && !(up === 10 && hole === 1))
  const share = hidden.reduce((sum, hole) => sum + chanceOf(hole), 0)
  for (const hole of hidden) go(handOf(up, hole), chanceOf(hole) / share)
  return ends
}

export class BlackjackSolver {
  readonly #ends: Map<number, number>
  readonly #best = new Map<string, number>()

  constructor(up: number) {
    this.#ends = dealerEnds(up)
  }

  stand({ total }: Hand): number {
    if (total > 21) return -1
    let gain = 0
    for (const [end, chance] of this.#ends)
      gain += end > 21 || total > end ? chance : total < end ? -chance : 0
    return gain
  }

  hit(hand: Hand): number {
    return VALUES.reduce((sum, value) => sum + chanceOf(value) * this.#play(add(hand, value)), 0)
  }

  double(hand: Hand): number {
    return 2 * VALUES.reduce((sum, value) => sum + chanceOf(value) * this.stand(add(hand, value)), 0)
  }

  /** Two hands, each with a new card; aces get no more. They may be doubled and are not split again. */
  split(value: number): number {
    const one = (next: number) =>
      value === 1 ? this.stand(handOf(value, next)) : this.first(handOf(value, next)).gain
    return 2 * VALUES.reduce((sum, next) => sum + chanceOf(next) * one(next), 0)
  }

  /** The best of two cards that are not, or no longer, to be split. */
  first(hand: Hand): { move: Move; gain: number } {
    return bestOf([
      ['S', this.stand(hand)],
      ['H', this.hit(hand)],
      ['D', this.double(hand)],
    ])
  }

  /** More than two cards: hit or stand. */
  #play(hand: Hand): number {
    if (hand.total > 21) return -1
    const name = `${hand.total}${hand.isSoft}`
    const known = this.#best.get(name)
    if (known !== undefined) return known
    const gain = Math.max(this.stand(hand), this.hit(hand))
    this.#best.set(name, gain)
    return gain
  }

  later(hand: Hand): 'H' | 'S' {
    return this.hit(hand) > this.stand(hand) ? 'H' : 'S'
  }
}

const bestOf = (moves: readonly (readonly [Move, number])[]) => {
  const [move, gain] = moves.reduce((best, one) => (one[1] > best[1] ? one : best))
  return { move, gain }
}

/** Perfect play of any two cards against the card that lies open. */
export function bestMove(solver: BlackjackSolver, one: number, other: number): { move: Move; gain: number } {
  const plain = solver.first(handOf(one, other))
  return one === other
    ? bestOf([
        [plain.move, plain.gain],
        ['P', solver.split(one)],
      ])
    : plain
}

/** The best of a total that is reached without a pair; hard totals of two cards have one (4 + 1 is soft). */
export const bestOfTotal = (solver: BlackjackSolver, hand: Hand): Move => solver.first(hand).move

/** Expected gain of a stake with perfect play, with this payout for a blackjack to one. */
export function perfectPlay(blackjackPays: number): number {
  let gain = 0
  for (const up of VALUES) {
    const solver = new BlackjackSolver(up)
    const dealerHas = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : 0
    for (const one of VALUES)
      for (const other of VALUES) {
        const isNatural = one + other === 11 && (one === 1 || other === 1)
        const open = isNatural ? blackjackPays : bestMove(solver, one, other).gain
        const met = isNatural ? 0 : -1
        gain += chanceOf(up) * chanceOf(one) * chanceOf(other) * (dealerHas * met + (1 - dealerHas) * open)
      }
  }
  return gain
}
