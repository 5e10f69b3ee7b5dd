/**
 * Every table game: the six digits of every spot by full enumeration, the published vectors, and how payouts
 * behave.
 */
import { describe, expect, test } from 'vitest'
import { game as dragontiger } from '../../dragontiger/rules/index.ts'
import { game as fantan, residueOf } from '../../fantan/rules/index.ts'
import { game as hilo } from '../../hilo/rules/index.ts'
import { game as prawncrab } from '../../prawncrab/rules/index.ts'
import { game as roulette } from '../../roulette/rules/index.ts'
import { isRed, spotNumbers, WHEEL } from '../../roulette/rules/sheet.ts'
import { game as sicbo } from '../../sicbo/rules/index.ts'
import { everyDeal, everyThrow, exactReturns, type CardKind } from './table-games.ts'
import { expectPublished } from '../../../tests/support/table-draws.ts'

test('dragon tiger: every two cards of eight decks', () => {
  const kinds: CardKind[] = Array.from({ length: 52 }, (_, card) => ({ card, count: 8 }))
  const deals = everyDeal(
    (next) => ({ dragon: next(), tiger: next() }),
    kinds,
    2,
    ({ dragon, tiger }) => `${dragon},${tiger}`,
  )
  expectPublished(dragontiger, exactReturns(dragontiger, deals))
  const chance = (winner: string, mark?: string) =>
    deals.reduce((sum, { outcome, weight }) => {
      const result = dragontiger.result(outcome)
      return (
        sum + (result.winner === winner && (mark === undefined || result.marks.includes(mark)) ? weight : 0)
      )
    }, 0) /
    (416 * 415)
  expect(
    [chance('DRAGON'), chance('TIGER'), chance('TIE'), chance('TIE', 'SUITED_TIE')].map((one) =>
      one.toFixed(6),
    ),
  ).toEqual(['0.462651', '0.462651', '0.074699', '0.016867'])
  expect(dragontiger.payout({ dragon: 0, tiger: 1 }, 'DRAGON', 101n)).toBe(50n)
})

describe('roulette', () => {
  test('157 spots, each of them returns 36/37', () => {
    expect(roulette.spots.length).toBe(157)
    const numbers = Array.from({ length: 37 }, (_, number) => ({ outcome: { number }, weight: 1 }))
    expectPublished(roulette, exactReturns(roulette, numbers))
    const bySize = Map.groupBy(spotNumbers.values(), (covered) => covered.length)
    expect(Object.fromEntries([...bySize].map(([size, spots]) => [size, spots.length]))).toEqual({
      1: 37,
      2: 60,
      3: 14,
      4: 23,
      6: 11,
      12: 6,
      18: 6,
    })
  })

  test('neighbours on the cloth, the bets around zero, and a wheel with every number once', () => {
    for (const code of [
      'SPLIT:0-2',
      'SPLIT:17-20',
      'SPLIT:35-36',
      'STREET:0-1-2',
      'STREET:0-2-3',
      'CORNER:0-1-2-3',
      'CORNER:32-33-35-36',
      'LINE:31-36',
    ])
      expect(spotNumbers.has(code)).toBe(true)
    for (const code of [
      'SPLIT:3-4',
      'SPLIT:0-4',
      'STREET:0-1-3',
      'STREET:2-3-4',
      'CORNER:3-4-6-7',
      'LINE:2-7',
    ])
      expect(spotNumbers.has(code)).toBe(false)
    for (const numbers of spotNumbers.values()) expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers)
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
    // Red and black alternate around the wheel.
    WHEEL.slice(1).forEach((number, index) => expect(isRed(number)).toBe(index % 2 === 0))
    expect(roulette.result({ number: 0 })).toEqual({ winner: '0', marks: [] })
    expect(roulette.result({ number: 17 }).marks).toEqual(['BLACK', 'ODD', 'LOW'])
  })
})

test.each([
  ['sic bo', sicbo, 52],
  ['hi-lo', hilo, 62],
  ['fish-prawn-crab', prawncrab, 28],
] as const)('%s: every spot over the 216 throws', (_, game, spots) => {
  expect(game.spots.length).toBe(spots)
  expectPublished(game, exactReturns(game, everyThrow()))
})

test('dice: a triple loses big and small, counts as low or high, and pays a face three times', () => {
  const triple = { dice: [4, 4, 4] as const }
  expect(
    ['BIG', 'EVEN', 'SUM:12', 'DOUBLE:4', 'TRIPLE:4', 'ANY_TRIPLE', 'FACE:4'].map((spot) =>
      sicbo.payout(triple, spot, 100n),
    ),
  ).toEqual([0n, 0n, 700n, 1_100n, 18_100n, 3_100n, 400n])
  expect(
    ['HIGH', 'FACE:4', 'TRIPLE:4', 'FACE_HIGH:4'].map((spot) => hilo.payout(triple, spot, 100n)),
  ).toEqual([260n, 400n, 20_100n, 560n])
  expect(prawncrab.payout({ dice: [2, 5, 2] }, 'TWO:2-5', 101n)).toBe(686n)
  expect([sicbo.result(triple).marks, hilo.result({ dice: [5, 5, 1] })]).toEqual([
    ['TRIPLE'],
    { winner: '5-5-1', marks: ['ELEVEN'], score: [11] },
  ])
})

test('fan tan: every bead count, wins after the commission and rounded down', () => {
  const counts = Array.from({ length: 100 }, (_, beads) => ({
    outcome: { beads: 100 + beads, residue: residueOf(100 + beads) },
    weight: 1,
  }))
  expectPublished(fantan, exactReturns(fantan, counts))
  expect([100, 101, 102, 103, 199].map(residueOf)).toEqual([4, 1, 2, 3, 3])
  const one = { beads: 101, residue: 1 }
  expect(
    ['FAN:1', 'NIM:1-2', 'NIM:2-1', 'NIM:3-2', 'KWOK:1-4', 'SSH:1-2-3', 'SSH:2-3-4'].map((spot) =>
      fantan.payout(one, spot, 1_001n),
    ),
  ).toEqual([3_853n, 2_902n, 1_001n, 0n, 1_951n, 1_317n, 0n])
})
