/**
 * POKDENG against the house (domain/studio-games.md §3.3): six hands of one deck, each to be bet on. Five
 * stakes are held with the bet, since a hand can lose five; of a win 5 % is commission.
 */
import { shuffledDeck } from '../../../kernel/cards/cards.ts'
import { isPok, pointsOf, rankHand, stakesWon } from '../../../kernel/pokdeng/hand.ts'
import { oddsOf, pays } from '../../../kernel/tables/prizes.ts'
import type { HandReading, TableGame } from '../../../kernel/tables/table-game.ts'
import { dealerDraws, drawsThird } from './best-play.ts'
import { DENG } from './sheet.ts'

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

/** What a win of so many stakes pays, after commission. */
const oddsOfWin = (stakes: number): string => oddsOf(pays(BigInt(stakes) * KEPT_PERCENT, 100n))

const stakesOf = ({ hands, dealer }: Outcome): number[] =>
  hands.map((hand) => stakesWon(rankHand(hand), rankHand(dealer)))

/** A first card alone is no hand yet. */
function worthOf(cards: readonly number[]): HandReading['worth'] {
  return cards.map((_, place) => {
    if (place === 0) return null
    const { points, kind, deng } = rankHand(cards.slice(0, place + 1))
    return { points, kind, deng }
  })
}

export const game: TableGame<Outcome> = {
  gameCode: 'POKDENG',
  tag: 'deck52',
  mathVersion: '1',
  spots: seats.map((code) => ({
    code,
    isSide: false,
    rtp: '0.979280',
    holdMultiple: HOLD_MULTIPLE,
    pays: DENG.map(oddsOfWin),
  })),
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
  result(outcome) {
    const { hands, dealer } = outcome
    const { kind } = rankHand(dealer)
    const letters = stakesOf(outcome).map((stakes) => (stakes > 0 ? 'W' : stakes < 0 ? 'L' : 'P'))
    return {
      winner: letters.join(''),
      marks: kind === 'POINTS' ? [] : [kind],
      score: [pointsOf(dealer), ...hands.map(pointsOf)],
    }
  },
  read(outcome) {
    const stakes = stakesOf(outcome)
    return {
      winners: seats.flatMap((spot, seat) =>
        stakes[seat]! > 0 ? [{ spot, pays: oddsOfWin(stakes[seat]!) }] : [],
      ),
      hands: [
        { hand: 'DEALER', end: null, worth: worthOf(outcome.dealer) },
        ...seats.map((hand, seat): HandReading => {
          const won = stakes[seat]!
          return {
            hand,
            end: won > 0 ? 'WON' : won < 0 ? 'LOST' : 'EVEN',
            worth: worthOf(outcome.hands[seat]!),
          }
        }),
      ],
    }
  },
}
