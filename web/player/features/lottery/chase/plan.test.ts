import { expect, test } from 'vitest'
import { playOf } from '../../../../../kernel/lottery/classic/families.ts'
import type { SlipLine } from '../board/slip.ts'
import { costOfOne, multiplesOf, oneLineOf, rowsOf } from './plan.ts'

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
