/** The places of sic bo (domain/studio-games.md §4.2); the test beside it holds them to the rules. */
import { countOf, FACES, faceSpots, isTriple, pairSpots, sumOf, tripleSpots, type DiceGroup, type DiceSpot } from '../../kit/dice/spots.ts'

const main = (code: string, isWon: (sum: number) => boolean): DiceSpot => ({ code, faces: [], pays: '1 : 1', isWon: (dice) => !isTriple(dice) && isWon(sumOf(dice)) })

/** What the sums 4 to 10 pay to one; 11 to 17 mirror them. */
const SUM_PAYS = [60, 30, 17, 12, 8, 6, 6]

const sums: readonly DiceSpot[] = Array.from({ length: 14 }, (_, place) => place + 4).map((sum) => ({
  code: `SUM:${sum}`, faces: [], pays: `${SUM_PAYS[sum <= 10 ? sum - 4 : 17 - sum]} : 1`, isWon: (dice) => sumOf(dice) === sum,
}))

export const groups: readonly DiceGroup[] = [
  { id: 'main', columns: 4, wideColumns: 4, span: 12, hasOwnPays: true, spots: [main('SMALL', (sum) => sum <= 10), main('ODD', (sum) => sum % 2 === 1), main('EVEN', (sum) => sum % 2 === 0), main('BIG', (sum) => sum >= 11)] },
  { id: 'sums', columns: 7, wideColumns: 14, span: 12, hasOwnPays: true, spots: sums },
  { id: 'face', columns: 6, wideColumns: 6, span: 6, spots: faceSpots('1 · 2 · 3 : 1') },
  { id: 'double', columns: 6, wideColumns: 6, span: 6, spots: FACES.map((face) => ({ code: `DOUBLE:${face}`, faces: [face, face], pays: '10 : 1', isWon: (dice) => countOf(dice, face) >= 2 })) },
  { id: 'two', columns: 5, wideColumns: 15, span: 12, spots: pairSpots('6 : 1') },
  { id: 'triple', columns: 6, wideColumns: 6, span: 8, spots: tripleSpots('180 : 1') },
  { id: 'any', columns: 1, wideColumns: 1, span: 4, hasOwnPays: true, spots: [{ code: 'ANY_TRIPLE', faces: [], pays: '30 : 1', isWon: isTriple }] },
]
