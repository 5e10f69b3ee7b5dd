/**
 * PRAWNCRAB, fish-prawn-crab (domain/studio-games.md §4.4). Faces: 1 fish, 2 prawn, 3 gourd, 4 crab, 5
 * rooster, 6 tiger.
 */
import {
  choicesOf,
  countOf,
  type DiceOutcome,
  FACES,
  faceSpots,
  isTriple,
  shows,
  throwDice,
} from '../../../kernel/cards/dice.ts'
import { declareTableGame, type DeclaredSpot, pays, simpleSpot } from '../../../kernel/tables/prizes.ts'

export type Outcome = DiceOutcome

const sideSpot = (
  code: string,
  rtp: string,
  hundredths: bigint,
  isWon: (outcome: Outcome) => boolean,
): DeclaredSpot<Outcome> => simpleSpot({ code, rtp, isSide: true }, pays(hundredths, 100n), isWon)

export const game = declareTableGame<Outcome>({
  gameCode: 'PRAWNCRAB',
  tag: 'dice',
  mathVersion: '1',
  spots: [
    ...faceSpots(false, '0.921296'),
    ...choicesOf(2).map(([a, b]) =>
      sideSpot(`TWO:${a}-${b}`, '0.944444', 580n, (outcome) => shows(outcome, a!) && shows(outcome, b!)),
    ),
    ...FACES.map((face) =>
      sideSpot(`TRIPLE:${face}`, '0.837963', 18_000n, (outcome) => countOf(outcome, face) === 3),
    ),
    sideSpot('ANY_TRIPLE', '0.861111', 3000n, isTriple),
  ],
  opposites: [],
  draw: throwDice,
  result: (outcome) => ({ winner: outcome.dice.join('-'), marks: isTriple(outcome) ? ['TRIPLE'] : [] }),
})
