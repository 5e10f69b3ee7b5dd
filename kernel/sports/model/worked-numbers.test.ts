/** Every worked number of domain/sportsbook.md §10 for λ 1.55 and μ 1.10. */
import { describe, expect, test } from 'vitest'
import { effectiveChance, fairPrice, handicapChances, marginPrice, mirrored, overChances } from './chances.ts'
import { afterReds, expectedGoals, remainingShare } from './expected-goals.ts'
import { halfTimeFullTime } from './football.ts'
import { handicapLines, mainLine } from './lines-offered.ts'
import { chanceOf, leadsOf, scoreMatrix, totalsOf } from './poisson.ts'

const expected = { home: 1.55, away: 1.1 }
const matrix = scoreMatrix(expected.home, expected.away)
const leads = leadsOf(matrix)
const totals = totalsOf(matrix)
/** The sixth digit of the page is rounded in some places and cut in others. */
const near = (actual: number, page: number) => expect(Math.abs(actual - page)).toBeLessThan(1e-6)

test('1, X and 2: chances, fair prices, and prices with 6 %', () => {
  const chances = [
    chanceOf(matrix, ({ home, away }) => home > away),
    chanceOf(matrix, ({ home, away }) => home === away),
    chanceOf(matrix, ({ home, away }) => home < away),
  ]
  const page = [
    [0.477018, 2.096356, 19_700],
    [0.253296, 3.947955, 37_200],
    [0.269686, 3.708016, 34_900],
  ] as const
  for (const [place, [chance, fair, price]] of page.entries()) {
    near(chances[place]!, chance)
    near(1 / chances[place]!, fair)
    expect(marginPrice(chances[place]!, 0.06)).toBe(price)
  }
})

describe('Asian handicaps of the home side', () => {
  test.each([
    [-4, { WIN: 0.243514, PUSH: 0.233505, LOSE: 0.522982 }, 3.147648, 1.465626],
    [-3, { WIN: 0.243514, HALF_WIN: 0.233505, LOSE: 0.522982 }, 2.451654, 1.688869],
    [-2, {}, 2.096356, 1.912113],
    [-1, { WIN: 0.477018, HALF_LOSE: 0.253296, LOSE: 0.269686 }, 1.830857, 2.203577],
    [0, {}, 1.565358, 2.768792],
  ] as const)('at %i quarters', (lineQ, page, home, away) => {
    const chances = handicapChances(lineQ, leads)
    for (const [result, chance] of Object.entries(page)) near(chances[result as keyof typeof chances], chance)
    near(fairPrice(chances), home)
    near(fairPrice(mirrored(chances)), away)
  })
  test('with 4 %', () => {
    const prices = (lineQ: number) => {
      const chances = handicapChances(lineQ, leads)
      return [chances, mirrored(chances)].map((side) => marginPrice(effectiveChance(side), 0.04))
    }
    expect(prices(-2)).toEqual([20_100, 18_300])
    expect(prices(-1)).toEqual([17_600, 21_100])
  })
  test('the main line is −0.50', () => {
    expect(mainLine({ kind: handicapLines, counts: leads, stepQ: 1 })).toBe(-2)
    expect(effectiveChance(handicapChances(-2, leads))).toBeCloseTo(0.477, 3)
    expect(effectiveChance(handicapChances(-1, leads))).toBeCloseTo(0.546, 3)
  })
})

describe('over and under', () => {
  test.each([
    [8, { WIN: 0.494049, PUSH: 0.248074 }, 1.521966, 2.915833],
    [9, { WIN: 0.494049, HALF_LOSE: 0.248074, LOSE: 0.257877 }, 1.773029, 2.293613],
    [10, { WIN: 0.494049 }, 2.024091, 1.976476],
    [11, { WIN: 0.274917, HALF_WIN: 0.219132, LOSE: 0.505951 }, 2.315926, 1.759921],
    [12, {}, 2.840378, 1.543367],
  ] as const)('at %i quarters', (lineQ, page, over, under) => {
    const chances = overChances(lineQ, totals)
    for (const [result, chance] of Object.entries(page)) near(chances[result as keyof typeof chances], chance)
    near(fairPrice(chances), over)
    near(fairPrice(mirrored(chances)), under)
  })
  test('2.50 with 4 %', () => {
    const chances = overChances(10, totals)
    expect(marginPrice(effectiveChance(chances), 0.04)).toBe(19_400)
    expect(marginPrice(effectiveChance(mirrored(chances)), 0.04)).toBe(19_000)
  })
})

test('the two sides of any quarter line have chances that make one', () => {
  for (let lineQ = -20; lineQ <= 20; lineQ++) {
    const chances = handicapChances(lineQ, leads)
    expect(1 / fairPrice(chances) + 1 / fairPrice(mirrored(chances))).toBeCloseTo(1, 12)
  }
  for (let lineQ = 1; lineQ <= 40; lineQ++) {
    const chances = overChances(lineQ, totals)
    expect(1 / fairPrice(chances) + 1 / fairPrice(mirrored(chances))).toBeCloseTo(1, 12)
  }
})

test('odd totals and correct scores', () => {
  near(
    chanceOf(matrix, ({ home, away }) => (home + away) % 2 === 1),
    0.497504,
  )
  const scores = [
    [0, 0, 0.070651],
    [1, 0, 0.109509],
    [1, 1, 0.12046],
    [2, 1, 0.093357],
  ] as const
  for (const [home, away, chance] of scores) near(matrix[home]![away]!, chance)
})

test('half-time and full time', () => {
  const page = {
    HH: 0.289476,
    HD: 0.049533,
    HA: 0.016449,
    DH: 0.162231,
    DD: 0.15423,
    DA: 0.101172,
    AH: 0.02531,
    AD: 0.049533,
    AA: 0.152066,
  }
  const chances = halfTimeFullTime(expected)
  expect(Object.keys(chances)).toEqual(Object.keys(page))
  for (const [code, chance] of Object.entries(page)) near(chances[code]!, chance)
})

test('what is left of a match, and what a red card changes', () => {
  expect([0, 30, 45, 89.1, 90, 95].map(remainingShare)).toEqual(
    [1, 2 / 3, 0.5, 0.01, 0.01, 0.01].map((share) => expect.closeTo(share, 9)),
  )
  const short = afterReds(expected, { home: 1, away: 0 })
  near(short.home, 1.24)
  near(short.away, 1.21)
  near(afterReds(expected, { home: 1, away: 1 }).home, 1.55 * 0.88)
})

test('goals by ratings', () => {
  const even = { attack: 0, defence: 0 }
  near(expectedGoals(even, even).home, Math.exp(0.35))
  near(expectedGoals(even, even).away, Math.exp(0.1))
  near(expectedGoals(even, even, true).home, Math.exp(0.1))
  near(expectedGoals({ attack: 0.2, defence: 0.1 }, { attack: -0.1, defence: 0.3 }).home, Math.exp(0.25))
})
