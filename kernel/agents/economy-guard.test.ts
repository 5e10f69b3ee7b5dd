import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultEconomy } from './default-economy.ts'
import { economyFigures, edgeProducts, unaffordable, type Economy } from './economy-guard.ts'

const house: Economy = { ...defaultEconomy, highestG: 1980 }

test('the defaults cost what the table of the design says, and all of them pass', () => {
  expect(
    economyFigures(house).map(({ product, ...figures }) => [product, ...Object.values(figures)]),
  ).toEqual([
    // Edge, budget, own rebate, points, salary, sum.
    ['LIVE', 10_600, 6_360, 2_600, 1_500, 1_800, 5_900],
    ['COCKFIGHT', 10_600, 6_360, 2_600, 1_500, 1_800, 5_900],
    ['RNG', 35_000, 21_000, 7_000, 4_000, 6_000, 17_000],
    ['FISH', 35_000, 21_000, 7_000, 4_000, 6_000, 17_000],
    ['SPORTS', 38_000, 22_800, 6_000, 5_000, 6_000, 17_000],
    ['ESPORTS', 38_000, 22_800, 6_000, 5_000, 6_000, 17_000],
    ['PVP', 50_000, 30_000, 6_000, 5_000, 6_000, 17_000],
    ['VN', 20_000, 12_000, 0, 9_000, 3_000, 12_000],
    ['SEA', 20_000, 12_000, 0, 9_000, 3_000, 12_000],
    ['LOTT', 10_000, 6_000, 0, 0, 6_000, 6_000],
    ['ELOTT', 10_000, 6_000, 0, 0, 6_000, 6_000],
  ])
  expect(unaffordable(house)).toEqual([])
})

test('a single part per million too much is found, with its product and no other', () => {
  const live = house.rebates.LIVE.map((rate, group) => (group === 8 ? rate + 461 : rate))
  expect(unaffordable({ ...house, rebates: { ...house.rebates, LIVE: live } })).toMatchObject([
    { product: 'LIVE', budget: 6_360, sum: 6_361 },
  ])
  expect(unaffordable({ ...house, points: { ...house.points, RNG: 8_001 } })).toMatchObject([
    { product: 'RNG', budget: 21_000, sum: 21_001 },
  ])
})

test('higher salaries are affordable at the lottery if no prize group is high', () => {
  const salaries = { daily: 7_000, hourly: 4_000, realtime: 3_000, sum: 7_000 }
  expect(unaffordable({ ...house, salaries }).map(({ product }) => product)).toEqual([
    'VN',
    'SEA',
    'LOTT',
    'ELOTT',
  ])
  expect(unaffordable({ ...house, salaries, highestG: 1960 })).toEqual([])
})

test('salaries count with the least of their limit and their sum', () => {
  const salaries = { daily: 1_000, hourly: 1_000, realtime: 1_000, sum: 6_000 }
  expect(economyFigures({ ...house, salaries }).find(({ product }) => product === 'RNG')?.salary).toBe(3_000)
})

const ppm = fc.integer({ min: 0, max: 100_000 })

test('raising a cost never makes an unaffordable house affordable', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...edgeProducts),
      ppm,
      ppm,
      fc.integer({ min: 900, max: 990 }),
      (product, edge, more, half) => {
        const before: Economy = {
          ...house,
          edges: { ...house.edges, [product]: edge },
          highestG: half * 2,
        }
        const after: Economy = {
          ...before,
          salaryWeights: {
            ...before.salaryWeights,
            [product]: before.salaryWeights[product] + more,
          },
        }
        const broken = (economy: Economy) => unaffordable(economy).map((figure) => figure.product)
        expect(broken(after)).toEqual(expect.arrayContaining(broken(before)))
        for (const { budget, edge: own } of economyFigures(after))
          expect(BigInt(budget) * 100n <= BigInt(own) * 60n).toBe(true)
      },
    ),
  )
})
