import { expect, test } from 'vitest'
import { expectPublished } from '../../../tests/support/table-draws.ts'
import { exactReturns } from '../../kit/exact/table-games.ts'
import { endOf, game, type Outcome } from './index.ts'

const fights = Array.from({ length: 1_000 }, (_, number): Outcome => ({ number, script: 0 }))
const firstOf = (end: string): Outcome => fights.find((fight) => endOf(fight) === end)!

test('every spot returns what it publishes, counted over every number', () => {
  expectPublished(
    game,
    exactReturns(
      game,
      fights.map((outcome) => ({ outcome, weight: 1 })),
    ),
  )
})

test('of 1,000 numbers 470 are Meron’s, 425 Wala’s, 95 of both and 10 of the clock', () => {
  const counted = Map.groupBy(fights, endOf)
  expect([...counted].map(([end, own]) => [end, own.length])).toEqual([
    ['MERON', 470],
    ['WALA', 425],
    ['BDD', 95],
    ['FTD', 10],
  ])
})

test('each cell of the table of prizes, for a stake of 333 satang', () => {
  const returned = (end: string) =>
    ['MERON', 'WALA', 'BDD', 'FTD'].map((spot) => game.payout(firstOf(end), spot, 333n))
  expect(returned('MERON')).toEqual([626n, 0n, 0n, 0n])
  expect(returned('WALA')).toEqual([0n, 692n, 0n, 0n])
  expect(returned('BDD')).toEqual([333n, 333n, 2_997n, 0n])
  expect(returned('FTD')).toEqual([333n, 333n, 0n, 29_637n])
})

test('the script of a fight decides nothing', () => {
  const shown = { number: 0, script: 65_535 }
  expect(game.result(shown)).toEqual(game.result({ ...shown, script: 0 }))
  expect(game.payout(shown, 'MERON', 100n)).toBe(188n)
})
