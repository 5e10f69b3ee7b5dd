/** The places of Thai hi-lo (domain/studio-games.md §4.3); the test beside it holds them to the rules. */
import { FACES, faceSpots, pairs, pairSpots, sumOf, tripleSpots, type DiceGroup, type DiceSpot } from '../../kit/dice/spots.ts'

const main = (code: string, pays: string, isWon: (sum: number) => boolean): DiceSpot => ({ code, faces: [], pays: `${pays} : 1`, isWon: (dice) => isWon(sumOf(dice)) })
const isLow = (sum: number): boolean => sum <= 10
const isHigh = (sum: number): boolean => sum >= 12

const LOW_PAYS = ['1.84', '2.39', '2.98', '4.31', '5.91', '10.52']
const HIGH_PAYS = ['22.04', '10.52', '6.68', '4.60', '3.23', '2.39']

const withSide = (name: string, pays: readonly string[], isSide: (sum: number) => boolean): readonly DiceSpot[] => FACES.map((face) => ({
  code: `${name}:${face}`, faces: [face], pays: `${pays[face - 1]} : 1`, isWon: (dice) => dice.includes(face) && isSide(sumOf(dice)),
}))

const threes: readonly DiceSpot[] = pairs.flatMap(([one, other]) => FACES.filter((third) => third > other).map((third) => ({
  code: `THREE:${one}-${other}-${third}`, faces: [one, other, third], pays: '33 : 1', isWon: (dice: readonly number[]) => [one, other, third].every((face) => dice.includes(face)),
})))

export const groups: readonly DiceGroup[] = [
  { id: 'main', columns: 3, wideColumns: 3, span: 12, hasOwnPays: true, spots: [main('LOW', '0.95', isLow), main('ELEVEN', '6.80', (sum) => sum === 11), main('HIGH', '1.60', isHigh)] },
  { id: 'face', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('1 · 2 · 3 : 1') },
  { id: 'triple', columns: 6, wideColumns: 6, span: 6, spots: tripleSpots('200 : 1') },
  { id: 'two', columns: 5, wideColumns: 15, span: 12, spots: pairSpots('5.80 : 1') },
  { id: 'low', columns: 6, wideColumns: 6, span: 6, hasOwnPays: true, spots: withSide('FACE_LOW', LOW_PAYS, isLow) },
  { id: 'high', columns: 6, wideColumns: 6, span: 6, hasOwnPays: true, spots: withSide('FACE_HIGH', HIGH_PAYS, isHigh) },
  { id: 'three', columns: 5, wideColumns: 10, span: 12, spots: threes },
]
