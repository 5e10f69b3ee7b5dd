/**
 * What a hand of Pok Deng is worth (domain/studio-games.md §3.3). The house's table and the rooms of players
 * share it: both compare hands and pay by deng with these functions.
 *
 * A card is 0..51: its rank is floor(card / 4) with 0 the ace and 12 the king, its suit is card mod 4.
 */

/** The types of a hand, from the weakest to the strongest. */
export const HAND_KINDS = [
  'POINTS',
  'SAM_LUEANG',
  'STRAIGHT',
  'STRAIGHT_FLUSH',
  'TONG',
  'POK_8',
  'POK_9',
] as const
export type HandKind = (typeof HAND_KINDS)[number]

export interface PokDengHand {
  readonly kind: HandKind
  /** The points 0..9 of the cards, for every type of hand. */
  readonly points: number
  /** What the hand multiplies the stake by when it wins: 1, 2, 3 or 5. */
  readonly deng: number
  /**
   * What decides: the greater strength wins, and equal ones push. The deng is not part of it, since it
   * decides nothing.
   */
  readonly strength: number
}

const ACE = 0
const QUEEN = 11
const KING = 12
const JACK = 10

/** Room for the high card of a type: points 0..9, or a rank with the ace above the king. */
const STRENGTHS_OF_KIND = 16

export const rankOfCard = (card: number): number => card >> 2
export const suitOfCard = (card: number): number => card & 3

/** The points of a card: ace 1, 2 to 9 their number, 10 and faces 0. */
export function pointsOfCard(card: number): number {
  const rank = rankOfCard(card)
  return rank < 9 ? rank + 1 : 0
}

/** The points of the cards together: the last digit of their sum. */
export function pointsOf(cards: readonly number[]): number {
  let sum = 0
  for (const card of cards) sum += pointsOfCard(card)
  return sum % 10
}

/** Whether two cards are a pok, 8 or 9 on the deal: such a hand never draws. */
export const isPok = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards) >= 8

/** What two or three cards are worth. Any other number of cards is a mistake of the caller and throws. */
export function rankHand(cards: readonly number[]): PokDengHand {
  if (cards.length === 2) return rankTwo(cards[0]!, cards[1]!)
  if (cards.length === 3) return rankThree(cards[0]!, cards[1]!, cards[2]!)
  throw new Error(`a hand of Pok Deng has two or three cards, not ${cards.length}`)
}

/**
 * Above 0: the first hand is the stronger; below 0: the second; 0: equal type and equal points or high card,
 * a push.
 */
export const compareHands = (first: PokDengHand, second: PokDengHand): number =>
  first.strength - second.strength

/**
 * How many stakes a player's hand wins (above 0, by the player's deng) or loses (below 0, by the banker's
 * deng) against the banker's, before commission; 0 is a push, whatever the two deng are.
 */
export function stakesWon(player: PokDengHand, banker: PokDengHand): number {
  const difference = compareHands(player, banker)
  if (difference === 0) return 0
  return difference > 0 ? player.deng : -banker.deng
}

function rankTwo(first: number, second: number): PokDengHand {
  const points = (pointsOfCard(first) + pointsOfCard(second)) % 10
  const isPair = rankOfCard(first) === rankOfCard(second)
  const isSuited = suitOfCard(first) === suitOfCard(second)
  const deng = isPair || isSuited ? 2 : 1
  if (points === 9) return hand('POK_9', points, deng, 0)
  if (points === 8) return hand('POK_8', points, deng, 0)
  return hand('POINTS', points, deng, points)
}

function rankThree(first: number, second: number, third: number): PokDengHand {
  const points = (pointsOfCard(first) + pointsOfCard(second) + pointsOfCard(third)) % 10
  const ranks = [rankOfCard(first), rankOfCard(second), rankOfCard(third)].sort((one, other) => one - other)
  const [low, middle, high] = ranks as [number, number, number]
  const isSuited = suitOfCard(first) === suitOfCard(second) && suitOfCard(second) === suitOfCard(third)
  if (low === high) return hand('TONG', points, 5, aceHigh(low))
  const top = straightTop(low, middle, high)
  if (top !== null)
    return isSuited ? hand('STRAIGHT_FLUSH', points, 5, top) : hand('STRAIGHT', points, 3, top)
  // A hand of three faces: pairs among them do not matter, and no two such hands differ.
  if (low >= JACK) return hand('SAM_LUEANG', points, 3, 0)
  return hand('POINTS', points, isSuited ? 3 : 1, points)
}

/**
 * The rank that a straight is compared by, or null: A-2-3 counts as a three, Q-K-A as an ace above the king;
 * K-A-2 is none.
 */
function straightTop(low: number, middle: number, high: number): number | null {
  if (middle === low + 1 && high === middle + 1) return high
  return low === ACE && middle === QUEEN && high === KING ? aceHigh(ACE) : null
}

const aceHigh = (rank: number): number => (rank === ACE ? KING + 1 : rank)

function hand(kind: HandKind, points: number, deng: number, high: number): PokDengHand {
  return { kind, points, deng, strength: HAND_KINDS.indexOf(kind) * STRENGTHS_OF_KIND + high }
}
