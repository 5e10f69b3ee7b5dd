/**
 * Pok Deng against the house over every deal: the player's two cards (169 kinds, each representing its equals
 * by suit), the dealer's two, and every third card of both. Other hands of the table draw from the same deck
 * without knowing these cards, so they change nothing: the chances of a third card are the same with them as
 * without.
 */
import { isPok, pointsOf, rankHand } from '../../../kernel/pokdeng/hand.ts'

/** Sums over all equivalent deals, each deal counted 48 × 47 times: once for each pair of third cards. */
export interface DengSums {
  /** Deals, and those that neither side won. */
  readonly count: number
  readonly pushes: number
  /** Sums of deng won and lost, and of their squares. */
  readonly won: number
  readonly lost: number
  readonly wonSquares: number
  readonly lostSquares: number
  readonly wins: number
}

/** One kind of two cards, of the 1326 choices. */
export interface PlayerKind {
  readonly cards: readonly [number, number]
  readonly ways: number
  readonly stand: DengSums
  readonly draw: DengSums
  readonly isDecided: boolean
}

const DECK = 52
const THIRDS = 48 * 47
/** Above every strength of a hand. */
const STRENGTHS = 128

class Sums implements DengSums {
  count = 0
  pushes = 0
  won = 0
  lost = 0
  wonSquares = 0
  lostSquares = 0
  wins = 0

  /** `own` and `house` are strength × 8 + deng. */
  add(own: number, house: number, times: number): void {
    const lead = (own >> 3) - (house >> 3)
    this.count += times
    if (lead === 0) this.pushes += times
    else if (lead > 0) this.#win(own & 7, times)
    else this.#lose(house & 7, (house & 7) ** 2, times)
  }

  /** Against every third card of the dealer at once, each `times` over. */
  addAll(own: number, houses: Houses, times: number): void {
    const strength = own >> 3
    this.count += times * houses.size
    this.pushes += times * houses.count[strength]!
    this.#win(own & 7, times * houses.below[strength]!)
    this.#lose(houses.dengAbove[strength]!, houses.squaresAbove[strength]!, times)
  }

  #win(deng: number, times: number): void {
    this.wins += times
    this.won += times * deng
    this.wonSquares += times * deng * deng
  }

  #lose(deng: number, squares: number, times: number): void {
    this.lost += times * deng
    this.lostSquares += times * squares
  }
}

/**
 * What the dealer may end with, by strength: how many, how many are weaker, and the sums of deng that are
 * stronger.
 */
class Houses {
  readonly size: number
  readonly count = new Int32Array(STRENGTHS)
  readonly below = new Int32Array(STRENGTHS)
  readonly dengAbove = new Int32Array(STRENGTHS)
  readonly squaresAbove = new Int32Array(STRENGTHS)

  constructor(houses: ArrayLike<number>) {
    this.size = houses.length
    const deng = new Int32Array(STRENGTHS)
    const squares = new Int32Array(STRENGTHS)
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!
      this.count[house >> 3]! += 1
      deng[house >> 3]! += house & 7
      squares[house >> 3]! += (house & 7) ** 2
    }
    for (let s = 1; s < STRENGTHS; s++) this.below[s] = this.below[s - 1]! + this.count[s - 1]!
    for (let s = STRENGTHS - 2; s >= 0; s--) {
      this.dengAbove[s] = this.dengAbove[s + 1]! + deng[s + 1]!
      this.squaresAbove[s] = this.squaresAbove[s + 1]! + squares[s + 1]!
    }
  }
}

const packed = (cards: readonly number[]) => {
  const { strength, deng } = rankHand(cards)
  return strength * 8 + deng
}

/** Of three cards in any order, at a × 2704 + b × 52 + c. */
function packThrees(): Uint16Array {
  const table = new Uint16Array(DECK ** 3)
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++) {
        const value = packed([a, b, c])
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const)
          table[(x * DECK + y) * DECK + z] = value
      }
  return table
}

/** Ranks equal; suited; neither. */
function playerKinds(): { cards: [number, number]; ways: number }[] {
  const kinds: { cards: [number, number]; ways: number }[] = []
  for (let high = 0; high < 13; high++)
    for (let low = 0; low <= high; low++) {
      if (low === high) kinds.push({ cards: [4 * low, 4 * low + 1], ways: 6 })
      else kinds.push({ cards: [4 * low, 4 * high], ways: 4 }, { cards: [4 * low, 4 * high + 1], ways: 12 })
    }
  return kinds
}

interface Player {
  readonly cards: readonly [number, number]
  readonly ways: number
  readonly own: number
  readonly stand: Sums
  readonly draw: Sums
}
interface Dealer {
  readonly cards: readonly [number, number]
  /** Its two cards as they are. */
  readonly house: number
  readonly draws: boolean
  /** What each card of the deck makes of them. */
  readonly ends: Uint16Array
  /** All of these but its own two cards. */
  readonly houses: Houses
}

/** Everything that can come of each kind of two cards, by standing and by drawing. */
export function enumeratePokDeng(dealerDraws: (hand: readonly number[]) => boolean): PlayerKind[] {
  const threes = packThrees()
  const players: Player[] = playerKinds().map((kind) => ({
    ...kind,
    own: packed(kind.cards),
    stand: new Sums(),
    draw: new Sums(),
  }))
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++) {
      const isPokHouse = isPok([a, b])
      const ends = threes.subarray((a * DECK + b) * DECK, (a * DECK + b + 1) * DECK)
      const dealer: Dealer = {
        cards: [a, b],
        house: packed([a, b]),
        draws: dealerDraws([a, b]),
        ends,
        houses: new Houses(ends.filter((_, card) => card !== a && card !== b)),
      }
      for (const player of players) {
        if (player.cards.includes(a) || player.cards.includes(b)) continue
        if (isPokHouse) {
          player.stand.add(player.own, dealer.house, THIRDS)
          player.draw.add(player.own, dealer.house, THIRDS)
        } else {
          addThirds(player, dealer, threes)
        }
      }
    }
  return players.map((player) => ({ ...player, isDecided: pointsOf(player.cards) < 8 }))
}

function addThirds({ cards: [p, q], own, stand, draw }: Player, dealer: Dealer, threes: Uint16Array): void {
  const { ends, houses, house } = dealer
  const [a, b] = dealer.cards
  if (!dealer.draws) stand.add(own, house, THIRDS)
  else addWithout(stand, own, houses, [ends[p]!, ends[q]!], 47)
  for (let mine = 0; mine < DECK; mine++) {
    if (mine === p || mine === q || mine === a || mine === b) continue
    const value = threes[(p * DECK + q) * DECK + mine]!
    if (!dealer.draws) draw.add(value, house, 47)
    else addWithout(draw, value, houses, [ends[p]!, ends[q]!, ends[mine]!], 1)
  }
}

/** The dealer cannot get a card that the player has. */
function addWithout(sums: Sums, own: number, houses: Houses, gone: readonly number[], times: number): void {
  sums.addAll(own, houses, times)
  for (const house of gone) sums.add(own, house, -times)
}

/** Expected gain of a stake, when each win pays `kept` of its deng. */
export const gainOf = ({ won, lost, count }: DengSums, kept: number): number => (kept * won - lost) / count

/** The whole game when each kind does what `draws` says: expectation, chances and variance of the gain. */
export function playPokDeng(
  kinds: readonly PlayerKind[],
  kept: number,
  draws: (kind: PlayerKind) => boolean,
): { gain: number; win: number; push: number; variance: number } {
  let [gain, win, push, square] = [0, 0, 0, 0]
  for (const kind of kinds) {
    const sums = draws(kind) ? kind.draw : kind.stand
    const share = kind.ways / 1326
    gain += share * gainOf(sums, kept)
    win += (share * sums.wins) / sums.count
    push += (share * sums.pushes) / sums.count
    square += (share * (kept * kept * sums.wonSquares + sums.lostSquares)) / sums.count
  }
  return { gain, win, push, variance: square - gain * gain }
}
