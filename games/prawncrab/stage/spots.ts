/** The places of fish-prawn-crab (domain/studio-games.md §4.4); the test beside it holds them to the rules. */
import { faceSpots, isTriple, pairSpots, tripleSpots, type DiceGroup } from '../../kit/dice/spots.ts'

export const groups: readonly DiceGroup[] = [
  { id: 'symbols', columns: 3, wideColumns: 6, span: 12, spots: faceSpots('1 · 2 · 3 : 1') },
  { id: 'two', columns: 5, wideColumns: 15, span: 12, spots: pairSpots('5.80 : 1') },
  { id: 'triple', columns: 6, wideColumns: 6, span: 8, spots: tripleSpots('180 : 1') },
  { id: 'any', columns: 1, wideColumns: 1, span: 4, hasOwnPays: true, spots: [{ code: 'ANY_TRIPLE', faces: [], pays: '30 : 1', isWon: isTriple }] },
]
