/**
 * HILO, the Thai game of three dice (domain/studio-games.md §4.3): low 3–10, eleven, high 12–18; triples
 * count as any sum.
 */
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

const isLow = (outcome: Outcome) => sumOf(outcome) <= 10
const isHigh = (outcome: Outcome) => sumOf(outcome) >= 12

/** Of a face together with low, and with high, from one to six: hundredths paid to one, and the return. */
const withLow: readonly [bigint, string][] = [
  [184n, '0.959815'],
  [239n, '0.957361'],
  [298n, '0.958148'],
  [431n, '0.958750'],
  [591n, '0.959722'],
  [1052n, '0.960000'],
]
const withHigh: readonly [bigint, string][] = [
  [2204n, '0.960000'],
  [1052n, '0.960000'],
  [668n, '0.960000'],
  [460n, '0.959259'],
  [323n, '0.959583'],
  [239n, '0.957361'],
]

/** `hundredths` are paid for each whole of the stake. */
const spot = (
  code: string,
  rtp: string,
  hundredths: bigint,
  isWon: (outcome: Outcome) => boolean,
  isSide = true,
): DeclaredSpot<Outcome> => simpleSpot({ code, isSide, rtp }, pays(hundredths, 100n), isWon)

export const game = declareTableGame<Outcome>({
  gameCode: 'HILO',
  tag: 'dice',
  mathVersion: '1',
  spots: [
    spot('LOW', '0.975000', 95n, isLow, false),
    spot('HIGH', '0.975000', 160n, isHigh, false),
    spot('ELEVEN', '0.975000', 680n, (outcome) => sumOf(outcome) === 11),
    ...faceSpots(true, '0.921296'),
    ...choicesOf(2).map(([a, b]) =>
      spot(`TWO:${a}-${b}`, '0.944444', 580n, (outcome) => shows(outcome, a!) && shows(outcome, b!)),
    ),
    ...choicesOf(3).map((faces) =>
      spot(`THREE:${faces.join('-')}`, '0.944444', 3300n, (outcome) =>
        faces.every((face) => shows(outcome, face)),
      ),
    ),
    ...FACES.map((face) =>
      spot(`TRIPLE:${face}`, '0.930556', 20_000n, (outcome) => countOf(outcome, face) === 3),
    ),
    ...withLow.map(([hundredths, rtp], index) =>
      spot(
        `FACE_LOW:${index + 1}`,
        rtp,
        hundredths,
        (outcome) => isLow(outcome) && shows(outcome, index + 1),
      ),
    ),
    ...withHigh.map(([hundredths, rtp], index) =>
      spot(
        `FACE_HIGH:${index + 1}`,
        rtp,
        hundredths,
        (outcome) => isHigh(outcome) && shows(outcome, index + 1),
      ),
    ),
  ],
  opposites: [['LOW', 'HIGH']],
  draw: throwDice,
  result(outcome) {
    const marks = [
      isLow(outcome) ? 'LOW' : isHigh(outcome) ? 'HIGH' : 'ELEVEN',
      ...(isTriple(outcome) ? ['TRIPLE'] : []),
    ]
    return { winner: outcome.dice.join('-'), marks, score: [sumOf(outcome)] }
  },
})
