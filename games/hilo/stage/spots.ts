/** The places of Thai hi-lo (domain/studio-games.md §4.3); the test of the dice kit holds them to the rules. */
import {
  FACES,
  faceSpots,
  namedSpot,
  pairs,
  pairSpots,
  type DiceGroup,
  type DiceSpot,
} from '../../kit/dice/spots.ts'

const threes: readonly DiceSpot[] = pairs.flatMap(([one, other]) =>
  FACES.filter((third) => third > other).map((third) => ({
    code: `THREE:${one}-${other}-${third}`,
    faces: [one, other, third],
  })),
)

export const groups: readonly DiceGroup[] = [
  {
    id: 'main',
    columns: 3,
    wideColumns: 3,
    span: 12,
    hasOwnPays: true,
    spots: ['LOW', 'ELEVEN', 'HIGH'].map(namedSpot),
  },
  { id: 'face', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('FACE') },
  { id: 'triple', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('TRIPLE', 3) },
  { id: 'two', columns: 5, wideColumns: 15, span: 12, spots: pairSpots },
  { id: 'low', columns: 6, wideColumns: 6, span: 6, hasOwnPays: true, spots: faceSpots('FACE_LOW') },
  { id: 'high', columns: 6, wideColumns: 6, span: 6, hasOwnPays: true, spots: faceSpots('FACE_HIGH') },
  { id: 'three', columns: 5, wideColumns: 10, span: 12, spots: threes },
]
