/**
 * POKDENG against the house (domain/studio-games.md §3.3): six hands of one deck, each to be bet on. Five stakes are held
 * at the bet, since a hand can lose five; of a win 5 % is commission.
 */
import { shuffledDeck } from '../../../kernel/cards/cards.ts'
import { isPok, pointsOf, rankHand, stakesWon } from '../../../kernel/pokdeng/hand.ts'
import type { TableGame } from '../../../kernel/tables/table-game.ts'
import { dealerDraws, drawsThird } from './best-play.ts'

export interface Outcome {
  /** Two or three cards, 0..51. */
  readonly dealer: readonly number[]
  /** Six of them, in the order of their seats. */
  readonly hands: readonly (readonly number[])[]
}

export const HAND_COUNT = 6
const HOLD_MULTIPLE = 5
const KEPT_PERCENT = 95n
const seats = Array.from({ length: HAND_COUNT }, (_, seat) => `HAND${seat + 1}`)

/** Two cards each, in two rounds, seats first and the dealer last; then the third cards in the same order. */
export function deal(next: () => number): Outcome {
  const hands: number[][] = seats.map(() => [])
  const dealer: number[] = []
  for (let round = 0; round < 2; round++) for (const hand of [...hands, dealer]) hand.push(next())
  if (isPok(dealer)) return { dealer, hands }
  for (const hand of hands) if (drawsThird(hand)) hand.push(next())
  if (dealerDraws(dealer)) dealer.push(next())
  return { dealer, hands }
}

/** What a hand brings for its stake, the commission taken: from −5 to 4.75 stakes. */
export function netOf(hand: readonly number[], dealer: readonly number[], stake: bigint): bigint {
  const stakes = BigInt(stakesWon(rankHand(hand), rankHand(dealer)))
  return stakes > 0n ? (stakes * stake * KEPT_PERCENT) / 100n : stakes * stake
}

export const game: TableGame<Outcome> = {
  gameCode: 'POKDENG', tag: 'deck52', mathVersion: '1',
  spots: seats.map((code) => ({ code, isSide: false, rtp: '0.979280', holdMultiple: HOLD_MULTIPLE })),
  opposites: [],
  draw(stream) {
    const deck = shuffledDeck(stream)
    return deal(() => deck.shift()!)
  },
  payout({ hands, dealer }, spotCode, stake) {
    const hand = hands[seats.indexOf(spotCode)]
    if (!hand) throw new RangeError(`no spot ${spotCode}`)
    return BigInt(HOLD_MULTIPLE) * stake + netOf(hand, dealer, stake)
  },
  /** One letter a hand, in the order of seats: W won, P pushed, L lost. */
  result({ hands, dealer }) {
    const house = rankHand(dealer)
    const letters = hands.map((hand) => {
      const stakes = stakesWon(rankHand(hand), house)
      return stakes > 0 ? 'W' : stakes < 0 ? 'L' : 'P'
    })
    return { winner: letters.join(''), marks: house.kind === 'POINTS' ? [] : [house.kind], score: [pointsOf(dealer), ...hands.map(pointsOf)] }
  },
}
