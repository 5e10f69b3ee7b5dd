/** SICBO: three dice (domain/studio-games.md §4.2). A triple loses big, small, odd and even. */
import {
  choicesOf,
  countOf,
  type DiceOutcome,
  FACES,
  faceSpots,
  isTriple,
  shows,
  sumOf,
  throwDice,
} from '../../../kernel/cards/dice.ts'
import { declareTableGame, type DeclaredSpot, pays, simpleSpot } from '../../../kernel/tables/prizes.ts'

export type Outcome = DiceOutcome

/** Of a sum and of the one as far from the other end: what it pays to one, and its return. */
const sums: readonly { sums: readonly [number, number]; odds: bigint; rtp: string }[] = [
  { sums: [4, 17], odds: 60n, rtp: '0.847222' },
  { sums: [5, 16], odds: 30n, rtp: '0.861111' },
  { sums: [6, 15], odds: 17n, rtp: '0.833333' },
  { sums: [7, 14], odds: 12n, rtp: '0.902778' },
  { sums: [8, 13], odds: 8n, rtp: '0.875000' },
  { sums: [9, 12], odds: 6n, rtp: '0.810185' },
  { sums: [10, 11], odds: 6n, rtp: '0.875000' },
]

const mainSpot = (code: string, isWon: (sum: number) => boolean): DeclaredSpot<Outcome> =>
  simpleSpot(
    { code, isSide: false, rtp: '0.972222' },
    pays(1n),
    (outcome) => !isTriple(outcome) && isWon(sumOf(outcome)),
  )

const sideSpot = (
  code: string,
  rtp: string,
  odds: bigint,
  isWon: (outcome: Outcome) => boolean,
): DeclaredSpot<Outcome> => simpleSpot({ code, rtp, isSide: true }, pays(odds), isWon)

export const game = declareTableGame<Outcome>({
  gameCode: 'SICBO',
  tag: 'dice',
  mathVersion: '1',
  spots: [
    mainSpot('BIG', (sum) => sum >= 11),
    mainSpot('SMALL', (sum) => sum <= 10),
    mainSpot('ODD', (sum) => sum % 2 === 1),
    mainSpot('EVEN', (sum) => sum % 2 === 0),
    ...sums.flatMap(({ sums: both, odds, rtp }) =>
      both.map((sum) => sideSpot(`SUM:${sum}`, rtp, odds, (outcome) => sumOf(outcome) === sum)),
    ),
    ...choicesOf(2).map(([a, b]) =>
      sideSpot(`TWO:${a}-${b}`, '0.972222', 6n, (outcome) => shows(outcome, a!) && shows(outcome, b!)),
    ),
    ...FACES.map((face) =>
      sideSpot(`DOUBLE:${face}`, '0.814815', 10n, (outcome) => countOf(outcome, face) >= 2),
    ),
    ...FACES.map((face) =>
      sideSpot(`TRIPLE:${face}`, '0.837963', 180n, (outcome) => countOf(outcome, face) === 3),
    ),
    sideSpot('ANY_TRIPLE', '0.861111', 30n, isTriple),
    ...faceSpots(true, '0.921296'),
  ],
  opposites: [
    ['BIG', 'SMALL'],
    ['ODD', 'EVEN'],
  ],
  draw: throwDice,
  result(outcome) {
    const sum = sumOf(outcome)
    const marks = isTriple(outcome)
      ? ['TRIPLE']
      : [sum >= 11 ? 'BIG' : 'SMALL', sum % 2 === 1 ? 'ODD' : 'EVEN']
    return { winner: outcome.dice.join('-'), marks, score: [sum] }
  },
})
