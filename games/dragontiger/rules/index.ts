/** DRAGONTIGER, eight decks, one card each (domain/studio-games.md §3.2): ace low, king high. */
import { openShoe, rankOf, suitOf } from '../../../kernel/cards/cards.ts'
import {
  declareTableGame,
  type DeclaredSpot,
  HALF_LOST,
  LOST,
  pays,
  simpleSpot,
} from '../../../kernel/tables/prizes.ts'

export interface Outcome {
  /** Cards 0..51. */
  readonly dragon: number
  readonly tiger: number
}

const SIDES = ['DRAGON', 'TIGER'] as const
type Side = (typeof SIDES)[number]

/** Ace 1 … king 13. */
const heightOf = (card: number) => rankOf(card) + 1
const cardOf = (outcome: Outcome, side: Side) => (side === 'DRAGON' ? outcome.dragon : outcome.tiger)
const isSuited = ({ dragon, tiger }: Outcome) =>
  rankOf(dragon) === rankOf(tiger) && suitOf(dragon) === suitOf(tiger)

export function winnerOf({ dragon, tiger }: Outcome): Side | 'TIE' {
  const lead = heightOf(dragon) - heightOf(tiger)
  return lead === 0 ? 'TIE' : lead > 0 ? 'DRAGON' : 'TIGER'
}

const EVEN_ODDS = pays(1n)

/** A tie costs half of the stake. */
const mainSpot = (code: Side): DeclaredSpot<Outcome> => ({
  code,
  isSide: false,
  rtp: '0.962651',
  prizes: [EVEN_ODDS],
  prize(outcome) {
    const winner = winnerOf(outcome)
    return winner === 'TIE' ? HALF_LOST : winner === code ? EVEN_ODDS : LOST
  },
})

const sideSpot = (
  code: string,
  rtp: string,
  odds: bigint,
  isWon: (outcome: Outcome) => boolean,
): DeclaredSpot<Outcome> => simpleSpot({ code, rtp, isSide: true }, pays(odds), isWon)

/** A seven loses each of them. */
const halves: Readonly<Record<string, (height: number) => boolean>> = {
  BIG: (height) => height > 7,
  SMALL: (height) => height < 7,
  ODD: (height) => height !== 7 && height % 2 === 1,
  EVEN: (height) => height % 2 === 0,
}

export const game = declareTableGame<Outcome>({
  gameCode: 'DRAGONTIGER',
  tag: 'shoe8',
  mathVersion: '1',
  spots: [
    ...SIDES.map(mainSpot),
    sideSpot('TIE', '0.896386', 11n, (outcome) => winnerOf(outcome) === 'TIE'),
    sideSpot('SUITED_TIE', '0.860241', 50n, isSuited),
    ...SIDES.flatMap((side) =>
      Object.entries(halves).map(([name, isIn]) =>
        sideSpot(`${side}_${name}`, '0.923077', 1n, (outcome) => isIn(heightOf(cardOf(outcome, side)))),
      ),
    ),
  ],
  opposites: [
    ['DRAGON', 'TIGER'],
    ...SIDES.flatMap((side) => [
      [`${side}_BIG`, `${side}_SMALL`],
      [`${side}_ODD`, `${side}_EVEN`],
    ]),
  ],
  draw(stream) {
    const next = openShoe(stream)
    return { dragon: next(), tiger: next() }
  },
  result(outcome) {
    return {
      winner: winnerOf(outcome),
      marks: isSuited(outcome) ? ['SUITED_TIE'] : [],
      score: [heightOf(outcome.dragon), heightOf(outcome.tiger)],
    }
  },
  hands(outcome) {
    const winner = winnerOf(outcome)
    return SIDES.map((side) => ({
      hand: side,
      end: winner === 'TIE' ? 'EVEN' : winner === side ? 'WON' : 'LOST',
      worth: [{ points: heightOf(cardOf(outcome, side)) }],
    }))
  },
})
