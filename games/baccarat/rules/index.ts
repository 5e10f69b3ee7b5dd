/** BACCARAT, eight decks (domain/studio-games.md §3.1), with the launch set of bets. */
import { openShoe, pointsOf, rankOf, totalOf } from '../../../kernel/cards/cards.ts'
import {
  declareTableGame,
  type DeclaredSpot,
  LOST,
  pays,
  PUSHED,
  simpleSpot,
} from '../../../kernel/tables/prizes.ts'
import type { HandReading } from '../../../kernel/tables/table-game.ts'

export interface Outcome {
  /** Two or three cards each, 0..51. */
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

/** Deals a round: player, banker, player, banker, then the third cards, the player's first. */
export function deal(next: () => number): Outcome {
  const first = [next(), next(), next(), next()] as const
  const player = [first[0], first[2]]
  const banker = [first[1], first[3]]
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker }
  if (totalOf(player) <= 5) player.push(next())
  if (bankerDraws(totalOf(banker), player[2])) banker.push(next())
  return { player, banker }
}

/** If the player stood there is no third card, and the banker draws as the player does. */
function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5
  const points = pointsOf(third)
  switch (total) {
    case 3:
      return points !== 8
    case 4:
      return points >= 2 && points <= 7
    case 5:
      return points >= 4 && points <= 7
    case 6:
      return points === 6 || points === 7
    default:
      return total <= 2
  }
}

export type Winner = 'PLAYER' | 'BANKER' | 'TIE'

export function winnerOf({ player, banker }: Outcome): Winner {
  const lead = totalOf(player) - totalOf(banker)
  return lead === 0 ? 'TIE' : lead > 0 ? 'PLAYER' : 'BANKER'
}

const isPair = ([first, second]: readonly number[]) => rankOf(first!) === rankOf(second!)

/** Wins with three cards that make `total`. */
const isLong = (outcome: Outcome, side: 'player' | 'banker', total: number) =>
  winnerOf(outcome) === side.toUpperCase() && outcome[side].length === 3 && totalOf(outcome[side]) === total

/** A tie gives the stake back. */
const mainSpot = (code: Winner, rtp: string, prize = pays(1n)): DeclaredSpot<Outcome> => ({
  code,
  isSide: false,
  rtp,
  prizes: [prize],
  prize(outcome) {
    const winner = winnerOf(outcome)
    return winner === 'TIE' ? PUSHED : winner === code ? prize : LOST
  },
})

const sideSpot = (
  code: string,
  rtp: string,
  odds: bigint,
  isWon: (outcome: Outcome) => boolean,
): DeclaredSpot<Outcome> => simpleSpot({ code, rtp, isSide: true }, pays(odds), isWon)

/** The points of a side after each of its cards. */
function handOf(hand: 'PLAYER' | 'BANKER', cards: readonly number[], winner: Winner): HandReading {
  return {
    hand,
    end: winner === 'TIE' ? 'EVEN' : winner === hand ? 'WON' : 'LOST',
    worth: cards.map((_, place) => ({ points: totalOf(cards.slice(0, place + 1)) })),
  }
}

export const game = declareTableGame<Outcome>({
  gameCode: 'BACCARAT',
  tag: 'shoe8',
  mathVersion: '1',
  spots: [
    mainSpot('PLAYER', '0.987649'),
    mainSpot('BANKER', '0.989421', pays(95n, 100n)),
    sideSpot('TIE', '0.856404', 8n, (outcome) => winnerOf(outcome) === 'TIE'),
    sideSpot('PLAYER_PAIR', '0.896386', 11n, ({ player }) => isPair(player)),
    sideSpot('BANKER_PAIR', '0.896386', 11n, ({ banker }) => isPair(banker)),
    sideSpot('DRAGON7', '0.923887', 40n, (outcome) => isLong(outcome, 'banker', 7)),
    sideSpot('PANDA8', '0.898124', 25n, (outcome) => isLong(outcome, 'player', 8)),
  ],
  opposites: [['PLAYER', 'BANKER']],
  draw: (stream) => deal(openShoe(stream)),
  result(outcome) {
    const score = [totalOf(outcome.player), totalOf(outcome.banker)]
    const isNatural = outcome.player.length === 2 && outcome.banker.length === 2 && Math.max(...score) >= 8
    const marks = [
      ...(isPair(outcome.player) ? ['PLAYER_PAIR'] : []),
      ...(isPair(outcome.banker) ? ['BANKER_PAIR'] : []),
      ...(isNatural ? ['NATURAL'] : []),
    ]
    return { winner: winnerOf(outcome), marks, score }
  },
  hands(outcome) {
    const winner = winnerOf(outcome)
    return [handOf('PLAYER', outcome.player, winner), handOf('BANKER', outcome.banker, winner)]
  },
})
