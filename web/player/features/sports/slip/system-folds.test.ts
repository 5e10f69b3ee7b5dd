/** What a member sees of a system before it is placed (domain/sportsbook.md §5). */
import { expect, test } from 'vitest'
import { totalLeg as leg } from '../../../../../tests/support/slip-legs.ts'
import type { Slip } from './slip.ts'
import { legViewOf, sumsOf } from './slip-sums.ts'
import { foldsOf } from './system-folds.ts'

const prices = [24_500, 19_300, 18_000, 17_400]
const slipOf = (kind: Slip['kind'], systemCode: string | null): Slip => ({
  kind,
  systemCode,
  legs: prices.map((price, at) => leg(at + 1, price)),
})
const read = (slip: Slip, stake: number) => {
  const views = slip.legs.map((one) => legViewOf(one, undefined))
  return { folds: foldsOf(slip, views, stake), sums: sumsOf(slip, views, stake) }
}

test('a Yankee of four prices is six doubles, four trebles and one of four', () => {
  const { folds } = read(slipOf('SYSTEM', 'YANKEE'), 5_000)
  expect(folds?.folds).toEqual([
    { size: 2, count: 6, stake: 30_000, potential: 116_828 },
    { size: 3, count: 4, stake: 20_000, potential: 152_283 },
    { size: 4, count: 1, stake: 5_000, potential: 74_048 },
  ])
})

test('with two winners one double comes back, the cheapest at least and the dearest at most', () => {
  const { folds } = read(slipOf('SYSTEM', 'YANKEE'), 5_000)
  expect([folds?.least, folds?.most]).toEqual([15_660, 23_642])
})

test.each(['YANKEE', 'LUCKY15', '2/4', '3/4'])('the parts of a %s add up to the whole', (code) => {
  const { folds, sums } = read(slipOf('SYSTEM', code), 1_234)
  const total = (of: 'count' | 'stake' | 'potential') => folds!.folds.reduce((sum, fold) => sum + fold[of], 0)
  expect([total('count'), total('stake'), total('potential')]).toEqual([
    sums.count,
    sums.totalStake,
    sums.potential,
  ])
})

test('single bets and a parlay have no parts', () => {
  expect(read(slipOf('PARLAY', null), 5_000).folds).toBeNull()
  expect(read(slipOf('SINGLE', null), 5_000).folds).toBeNull()
})
