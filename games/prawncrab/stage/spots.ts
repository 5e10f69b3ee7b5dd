/**
 * The places of fish-prawn-crab (domain/studio-games.md §4.4); the dice kit's test holds them to the rules.
 */
import { faceSpots, namedSpot, pairSpots, type DiceGroup } from '../../kit/dice/spots.ts'

export const groups: readonly DiceGroup[] = [
  { id: 'symbols', columns: 3, wideColumns: 6, span: 12, spots: faceSpots('FACE') },
  { id: 'two', columns: 5, wideColumns: 15, span: 12, spots: pairSpots },
  { id: 'triple', columns: 6, wideColumns: 6, span: 8, spots: faceSpots('TRIPLE', 3) },
  {
    id: 'any',
    columns: 1,
    wideColumns: 1,
    span: 4,
    hasOwnPays: true,
    spots: [namedSpot('ANY_TRIPLE')],
  },
]
