import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupCommissions, pointCommissions, type RatedPlace } from './commission.ts'

const lineOf = (...rates: number[]): RatedPlace[] =>
  rates.map((rate, distance) => ({ accountId: `at${distance}`, distance, rate }))
const amounts = (line: RatedPlace[], stake: bigint, factorPpm = 1_000_000) =>
  groupCommissions(line, stake, factorPpm).map(({ amount }) => amount)

test('the worked example of the domain to the satang: C 1,000, B 1,600, A 1,200', () => {
  const sums = { A: 0n, B: 0n, C: 0n }
  const plays: [bigint, [keyof typeof sums | 'p', number][]][] = [
    [
      10_000_000n,
      [
        ['p', 1930],
        ['C', 1950],
        ['B', 1970],
        ['A', 1980],
      ],
    ],
    [
      6_000_000n,
      [
        ['p', 1950],
        ['B', 1970],
        ['A', 1980],
      ],
    ],
    [
      4_000_000n,
      [
        ['p', 1960],
        ['A', 1980],
      ],
    ],
  ]
  for (const [stake, line] of plays) {
    const places = line.map(([accountId, rate], distance) => ({ accountId, distance, rate }))
    for (const { accountId, amount } of groupCommissions(places, stake, 1_000_000))
      sums[accountId as keyof typeof sums] += amount
  }
  expect(sums).toEqual({ C: 100_000n, B: 160_000n, A: 120_000n })
})

test('fixed odds give the part of the difference that the house has set', () => {
  expect(amounts(lineOf(1930, 1950, 1980), 10_000_000n, 100_000)).toEqual([10_000n, 15_000n])
})

test('a line that stands in no order gives nobody below zero, and the top no more than is left', () => {
  expect(
    groupCommissions(lineOf(1950, 1970, 1960, 1980), 2_000_000n, 1_000_000).map(({ accountId, amount }) => [
      accountId,
      amount,
    ]),
  ).toEqual([
    ['at1', 20_000n],
    ['at3', 10_000n],
  ])
})

test('a correction takes back no more than was given', () => {
  const line = lineOf(0, 999, 3_333)
  const given = pointCommissions(line, 1_001n)
  const taken = pointCommissions(line, -1_001n)
  expect(taken.map(({ amount }) => -amount)).toEqual(given.map(({ amount }) => amount))
})

const group = fc.integer({ min: 900, max: 990 }).map((half) => half * 2)
const risingLine = fc
  .array(group, { minLength: 1, maxLength: 20 })
  .map((groups) => groups.toSorted((a, b) => a - b))

test('the whole line gets at most the whole difference, and less by under a satang for each of it', () => {
  fc.assert(
    fc.property(risingLine, group, fc.bigInt({ min: 1n, max: 10n ** 12n }), (groups, betG, stake) => {
      const memberG = groups[0]!
      const own = (stake * BigInt(Math.max(0, memberG - betG))) / 2_000n
      const shared = amounts(lineOf(...groups), stake).reduce((sum, amount) => sum + amount, 0n)
      const whole = stake * BigInt(groups.at(-1)! - Math.min(betG, memberG))
      expect((own + shared) * 2_000n <= whole).toBe(true)
      expect(whole - (own + shared) * 2_000n < 2_000n * BigInt(groups.length)).toBe(true)
    }),
  )
})
