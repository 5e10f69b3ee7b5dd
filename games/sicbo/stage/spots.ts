/** The places of sic bo (domain/studio-games.md §4.2); the test of the dice kit holds them to the rules. */
import { faceSpots, namedSpot, pairSpots, type DiceGroup } from '../../kit/dice/spots.ts'

const LEAST_SUM = 4
const sums = Array.from({ length: 14 }, (_, place) => namedSpot(`SUM:${LEAST_SUM + place}`))

export const groups: readonly DiceGroup[] = [
  {
    id: 'main',
    columns: 4,
    wideColumns: 4,
    span: 12,
    hasOwnPays: true,
    spots: ['SMALL', 'ODD', 'EVEN', 'BIG'].map(namedSpot),
  },
  { id: 'sums', columns: 7, wideColumns: 14, span: 12, hasOwnPays: true, spots: sums },
  { id: 'face', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('FACE') },
  { id: 'double', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('DOUBLE', 2) },
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
