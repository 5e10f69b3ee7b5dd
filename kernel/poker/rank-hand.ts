/**
 * What a poker hand of five to seven cards is worth, as one number: a higher one wins, equal ones share.
 * Cards are 0 … 51 with rank = floor(c ÷ 4) from the ace and suit = c mod 4 (domain/studio-games.md §1.2).
 * ¶ The cards become four masks of thirteen bits, one for each suit. Adding the masks bit by bit gives at
 * once which ranks are held once, twice, three and four times, and small tables over 8,192 masks give the
 * rest: no search, no sorting.
 */
const MASKS = 8192
const CATEGORY_BITS = 26
const FIRST_BITS = 13

export const HAND_NAMES = [
  'HIGH_CARD',
  'PAIR',
  'TWO_PAIR',
  'TRIPS',
  'STRAIGHT',
  'FLUSH',
  'FULL_HOUSE',
  'QUADS',
  'STRAIGHT_FLUSH',
] as const
export type HandName = (typeof HAND_NAMES)[number]

/** Of a card: the bit of its rank, the deuce lowest and the ace highest. */
const bitOf = Uint16Array.from({ length: 52 }, (_, card) => 1 << (((card >> 2) + 12) % 13))
const highest = Uint16Array.from({ length: MASKS }, (_, mask) => topBits(mask, 1))
const highestTwo = Uint16Array.from({ length: MASKS }, (_, mask) => topBits(mask, 2))
const highestThree = Uint16Array.from({ length: MASKS }, (_, mask) => topBits(mask, 3))
const highestFive = Uint16Array.from({ length: MASKS }, (_, mask) => topBits(mask, 5))
/** 1 … 10: the straight of five up to the ace; 0 for none. */
const straightOf = Uint8Array.from({ length: MASKS }, (_, mask) => findStraight(mask))
/** What five or more cards of one suit are worth; 0 for fewer. */
const flushOf = Int32Array.from({ length: MASKS }, (_, mask) => rankFlush(mask))

/** The worth of five to seven different cards. */
export function rankHand(cards: ArrayLike<number>): number {
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!
    const bit = bitOf[card]!
    switch (card & 3) {
      case 0:
        clubs |= bit
        break
      case 1:
        diamonds |= bit
        break
      case 2:
        hearts |= bit
        break
      default:
        spades |= bit
    }
  }
  // Five suited cards leave no room for a full house or better among seven.
  const flush = flushOf[clubs]! | flushOf[diamonds]! | flushOf[hearts]! | flushOf[spades]!
  return flush !== 0 ? flush : rankUnsuited(clubs, diamonds, hearts, spades)
}

function rankUnsuited(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const oddA = clubs ^ diamonds
  const bothA = clubs & diamonds
  const oddB = hearts ^ spades
  const bothB = hearts & spades
  const odd = oddA ^ oddB
  const carried = oddA & oddB
  const quads = (bothA & bothB) | (bothA & carried) | (bothB & carried)
  const twos = bothA ^ bothB ^ carried
  const trips = twos & odd
  const pairs = twos & ~odd
  const all = clubs | diamonds | hearts | spades
  if (quads !== 0) return worth(7, quads, highest[all ^ quads]!)
  if (trips !== 0) {
    const best = highest[trips]!
    const under = highest[(trips ^ best) | pairs]!
    if (under !== 0) return worth(6, best, under)
    return straightOf[all] !== 0 ? worth(4, straightOf[all]!, 0) : worth(3, best, highestTwo[all ^ best]!)
  }
  if (straightOf[all] !== 0) return worth(4, straightOf[all]!, 0)
  if (pairs === 0) return worth(0, 0, highestFive[all]!)
  const best = highestTwo[pairs]!
  return best === highest[best]
    ? worth(1, best, highestThree[all ^ best]!)
    : worth(2, best, highest[all ^ best]!)
}

export function handNameOf(worthOfHand: number): HandName {
  return HAND_NAMES[worthOfHand >> CATEGORY_BITS]!
}

/** The five of up to seven cards that make the hand, in the order given. */
export function bestFive(cards: readonly number[]): number[] {
  const whole = rankHand(cards)
  const search = (from: number, chosen: readonly number[]): number[] | undefined => {
    if (chosen.length === 5) return rankHand(chosen) === whole ? [...chosen] : undefined
    for (let place = from; place <= cards.length - (5 - chosen.length); place++) {
      const found = search(place + 1, [...chosen, cards[place]!])
      if (found) return found
    }
    return undefined
  }
  return search(0, [])!
}

function worth(category: number, first: number, second: number): number {
  return (category << CATEGORY_BITS) | (first << FIRST_BITS) | second
}

function topBits(mask: number, count: number): number {
  let left = mask
  while (bitCount(left) > count) left &= left - 1
  return left
}

function bitCount(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

function findStraight(mask: number): number {
  // The ace counts below the deuce too.
  const wide = (mask << 1) | (mask >> 12)
  for (let lowest = 9; lowest >= 0; lowest--) {
    if (((wide >> lowest) & 31) === 31) return lowest + 1
  }
  return 0
}

function rankFlush(mask: number): number {
  if (bitCount(mask) < 5) return 0
  const straight = findStraight(mask)
  return straight > 0 ? worth(8, straight, 0) : worth(5, 0, topBits(mask, 5))
}
