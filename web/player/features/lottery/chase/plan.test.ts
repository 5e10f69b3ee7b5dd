import { expect, test } from 'vitest'
import { playOf } from '../../../../../kernel/lottery/classic/families.ts'
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import type { SlipLine } from '../board/slip.ts'
import type { NumberLine } from '../numbers/slip.ts'
import { hasPlans } from '../game-kind.ts'
import { oneNumberOf } from './number-plan.ts'
import { costOfOne, multiplesOf, oneLineOf, rowsOf, stopAmountOf } from './plan.ts'

const line: SlipLine = {
  id: '1',
  playCode: 'SSC_POSITION',
  selections: [[], [], [], [], ['7']],
  combinations: 1,
  unitAmount: 100,
  multiple: 1,
}
const choice = {
  generator: 'PROFIT_RATE',
  count: 8,
  firstMultiple: 1,
  factor: 2,
  every: 2,
  profitPercent: 30,
} as const
const issues = Array.from({ length: 8 }, (_, at) => ({ numero: `n${at}`, drawsAt: '2026-01-01T00:00:00Z' }))

test('by profit rate the multiple grows when one win would leave too little (domain/lottery.md §1.6)', () => {
  const one = oneLineOf([line], playOf, 1_980)
  expect(multiplesOf(choice, one)).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
})

test('doubling grows after every so many issues', () => {
  expect(multiplesOf({ ...choice, generator: 'DOUBLING' }, null)).toEqual([1, 1, 2, 2, 4, 4, 8, 8])
})

test('several lines have no profit of one win', () => {
  expect(oneLineOf([line, { ...line, id: '2' }], playOf, 1_980)).toBeNull()
})

test('the table sums up what the plan costs to each issue, with the multiples that were changed', () => {
  const one = oneLineOf([line], playOf, 1_980)
  const rows = rowsOf(issues, [1, 2, 3], { n1: 10 }, costOfOne([line]), one)
  expect(rows.map(({ multiple, cost, costToHere, win }) => [multiple, cost, costToHere, win])).toEqual([
    [1, 100n, 100n, 990n],
    [10, 1_000n, 1_100n, 9_900n],
    [3, 300n, 1_400n, 2_970n],
  ])
})

test('of whole numbers one hit is compared with the cost of every number that is covered', () => {
  const game = numberGameOf('VN_NORTH_60')!
  const play = game.plays.find(({ cover }) => cover(['12']) === 27)!
  const bet: NumberLine = { id: '1', playCode: play.code, selection: ['12'], unitAmount: 100 }
  const playOfGame = (code: string) => numberPlayOf(game.gameCode, code)
  const one = oneNumberOf([bet], playOfGame, () => ['98'])
  expect(one).toEqual({ unitAmount: 100n, combinations: 27, oddsE4: 980_000n })
  // 27 baht an issue and 98 for a hit: after three issues that leaves 21 %, after four it takes a double one.
  expect(multiplesOf({ ...choice, count: 4, profitPercent: 20 }, one)).toEqual([1, 1, 1, 2])
  expect(oneNumberOf([bet, { ...bet, id: '2' }], playOfGame, () => ['98'])).toBeNull()
})

test('plans are offered where the house draws in a cycle (domain/lottery.md §1.6)', () => {
  expect(['SSC60', '3D', 'VN_NORTH_60', 'VN_SOUTH_300'].map(hasPlans)).toEqual([true, true, true, true])
  expect(['VN_HANOI', 'THAI_GOV', 'YEEKEE', 'FOURD_MAGNUM', 'NOPE'].map(hasPlans)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('an amount that stops a plan is an amount of money, and nothing else is taken for one', () => {
  const stop = { onWin: true, hasAmount: true, amount: '' }
  expect(stopAmountOf({ ...stop, amount: '1,500.50' })).toBe(150_050)
  expect(stopAmountOf({ ...stop, amount: '๕๐๐' })).toBe(50_000)
  for (const amount of ['', '0', '0.00', 'ร้อย', '-5', '1.234'])
    expect(stopAmountOf({ ...stop, amount }), amount).toBe('WRONG')
  expect(stopAmountOf({ ...stop, hasAmount: false })).toBeNull()
  expect(stopAmountOf({ ...stop, onWin: false, amount: 'ร้อย' })).toBeNull()
})
