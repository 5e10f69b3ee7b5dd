/** What agents are paid: the example of docs/flows/agent-pay.md, random trees, and what is carried. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContractKind } from '../contracts/words.ts'
import { dividendBase, grossOf, withinDay } from './amounts.ts'
import { sharesOf, topBranches, type Standing } from './branches.ts'
import { calculatePayments, type PayInput } from './calculate.ts'
import { carriedSum, carryAfter, type CarryLayer } from './carry.ts'
import { dueAt } from './words.ts'

const baht = (amount: number) => BigInt(Math.round(amount * 100))
const nothing = {
  turnover: 0n,
  payout: 0n,
  valid: 0n,
  active: 0,
  rebate: 0n,
  promotions: 0n,
  salaries: 0n,
  fees: 0n,
}
const rate = (ratePpm: number) => ({
  tiers: [{ minValid: 0n, minActive: 0, ratePpm }],
  carry: 'CARRY' as const,
  carryPeriods: 0,
  dayCap: null,
})
const agent = (
  agentId: string,
  giverId: string | null,
  ratePpm: number,
  change: Partial<PayInput> = {},
): PayInput => ({
  agentId,
  contractId: `contract-${agentId}`,
  giverId,
  terms: rate(ratePpm),
  team: nothing,
  late: { gameWin: 0n, valid: 0n },
  carried: [],
  paidToday: 0n,
  ...change,
})
const netsOf = (kind: ContractKind, inputs: PayInput[]) =>
  calculatePayments(kind, inputs).results.map(({ net }) => net)

/** A, B and C with what their teams staked. */
const salaries = (rates: [number, number, number], valids: [number, number, number]) =>
  (['A', 'B', 'C'] as const).map((name, place) =>
    agent(name, [null, 'A', 'B'][place]!, rates[place]!, {
      team: { ...nothing, valid: baht(valids[place]!) },
    }),
  )

test('the daily salary of the example: 560.00, 390.00 and 250.00, which cost the house 1,200.00', () => {
  const { results, top } = calculatePayments(
    'DAILY_SALARY',
    salaries([6_000, 4_000, 2_500], [200_000, 160_000, 100_000]),
  )
  expect(results.map(({ gross }) => gross)).toEqual([baht(1_200), baht(640), baht(250)])
  expect(results.map(({ net }) => net)).toEqual([baht(560), baht(390), baht(250)])
  expect(top).toBe(baht(1_200))
})

test('the real-time wage of the example: 0.67, 1.00 and 1.66 of one window', () => {
  const window = salaries([1_000, 800, 500], [3_333.33, 3_333.33, 3_333.33])
  expect(netsOf('REALTIME_SALARY', window)).toEqual([67n, 100n, 166n])
})

const dividends = (p2Payout: number, carried: CarryLayer[][] = [[], [], []]) => {
  const [p1, p2, p3] = [
    { turnover: baht(100_000), payout: baht(70_000) },
    { turnover: baht(60_000), payout: baht(p2Payout) },
    { turnover: baht(40_000), payout: baht(28_000) },
  ]
  const plus = (...all: { turnover: bigint; payout: bigint }[]) => ({
    turnover: all.reduce((sum, { turnover }) => sum + turnover, 0n),
    payout: all.reduce((sum, { payout }) => sum + payout, 0n),
  })
  const costs = (rebate: number, salary: number) => ({
    rebate: baht(rebate),
    salaries: baht(salary),
    promotions: baht(500),
  })
  return [
    agent('A', null, 300_000, {
      team: { ...nothing, ...plus(p1, p2, p3), ...costs(3_800, 1_200) },
      carried: carried[0]!,
    }),
    agent('B', 'A', 200_000, {
      team: { ...nothing, ...plus(p1, p2), ...costs(2_600, 640) },
      carried: carried[1]!,
    }),
    agent('C', 'B', 100_000, { team: { ...nothing, ...p1, ...costs(1_000, 250) }, carried: carried[2]! }),
  ]
}

test('the dividend of the example: 4,898.00, 827.00 and 2,825.00', () => {
  const { results, top } = calculatePayments('DIVIDEND', dividends(68_000))
  expect(results.map(({ base }) => base)).toEqual([baht(28_500), baht(18_260), baht(28_250)])
  expect(results.map(({ gross }) => gross)).toEqual([baht(8_550), baht(3_652), baht(2_825)])
  expect(results.map(({ net }) => net)).toEqual([baht(4_898), baht(827), baht(2_825)])
  expect(top).toBe(baht(8_550))
})

test('its variant: B and A carry what is negative, and the house pays C alone', () => {
  const { results, top } = calculatePayments('DIVIDEND', dividends(100_000))
  expect(results.map(({ base }) => base)).toEqual([baht(-3_500), baht(-13_740), baht(28_250)])
  expect(results.map(({ branch }) => branch)).toEqual([baht(2_825), baht(2_825), baht(2_825)])
  expect(results.map(({ net }) => net)).toEqual([0n, 0n, baht(2_825)])
  expect(results.map(({ carryOut }) => carriedSum(carryOut))).toEqual([baht(-3_500), baht(-13_740), 0n])
  expect(top).toBe(baht(2_825))
  const next = agent('B', null, 200_000, {
    team: { ...nothing, turnover: baht(10_000) },
    carried: results[1]!.carryOut,
  })
  expect(calculatePayments('DIVIDEND', [next]).results[0]).toMatchObject({
    base: baht(10_000),
    carryIn: baht(-13_740),
    carryOut: [{ amount: baht(-3_740), periodsLeft: null }],
    gross: 0n,
  })
})

test('after the automatic termination A is paid by the new contract alone, and nobody below', () => {
  const [a] = dividends(68_000)
  const cut = agent('A', null, 180_000, { team: a!.team })
  const { results, top } = calculatePayments('DIVIDEND', [cut])
  expect(results[0]!.net).toBe(baht(5_130))
  expect(top).toBe(baht(5_130))
})

test('the highest tier with both minimums applies, and none below the first', () => {
  const terms = {
    ...rate(0),
    tiers: [
      { minValid: baht(100_000), minActive: 3, ratePpm: 100_000 },
      { minValid: baht(500_000), minActive: 5, ratePpm: 150_000 },
    ],
  }
  const at = (valid: number, active: number) =>
    calculatePayments('DAILY_SALARY', [
      agent('A', null, 0, { terms, team: { ...nothing, valid: baht(valid), active } }),
    ]).results[0]!
  expect([at(99_999.99, 9), at(100_000, 2)].map(({ tier, gross }) => [tier, gross])).toEqual([
    [-1, 0n],
    [-1, 0n],
  ])
  expect(at(500_000, 4)).toMatchObject({ tier: 0, ratePpm: 100_000 })
  expect(at(500_000, 5)).toMatchObject({ tier: 1, ratePpm: 150_000, gross: baht(75_000) })
})

test('a salary whose corrections outweigh the play pays nothing, and the rest is taken from the next', () => {
  const first = agent('A', null, 10_000, {
    team: { ...nothing, valid: -5_000n },
    late: { gameWin: 0n, valid: -9_000n },
  })
  const [result] = calculatePayments('DAILY_SALARY', [first]).results
  expect(result).toMatchObject({ net: 0n, carryOut: [{ amount: -5_000n, periodsLeft: null }] })
  const next = agent('A', null, 10_000, { team: { ...nothing, valid: 105_000n }, carried: result!.carryOut })
  expect(calculatePayments('DAILY_SALARY', [next]).results[0]).toMatchObject({ net: 1_000n, carryOut: [] })
})

test('a day’s cap cuts what is credited, not what the branch above counts', () => {
  const [a, b] = [
    agent('A', null, 10_000, { team: { ...nothing, valid: 1_000_000n } }),
    agent('B', 'A', 8_000, {
      team: { ...nothing, valid: 1_000_000n },
      terms: { ...rate(8_000), dayCap: 5_000n },
    }),
  ]
  expect(calculatePayments('DAILY_SALARY', [a, b]).results).toMatchObject([
    { net: 2_000n, amount: 2_000n },
    { net: 8_000n, amount: 5_000n },
  ])
  expect([withinDay(300n, 1_000n, 900n), withinDay(300n, 1_000n, 1_200n), withinDay(300n, null, 9n)]).toEqual(
    [100n, 0n, 300n],
  )
})

test('what is carried for two periods is gone in the third, the oldest used first', () => {
  const terms = { carry: 'CARRY_MAX', carryPeriods: 2 } as const
  const first = carryAfter([], -1_000n, 0n, terms)
  expect(first).toEqual([{ amount: -1_000n, periodsLeft: 2 }])
  const second = carryAfter(first, 300n, 0n, terms)
  expect(second).toEqual([{ amount: -700n, periodsLeft: 1 }])
  expect(carryAfter(second, -50n, 0n, terms)).toEqual([{ amount: -50n, periodsLeft: 2 }])
  const reset = { carry: 'RESET', carryPeriods: 0 } as const
  expect(carryAfter([], -1_000n, 0n, reset)).toEqual([])
  expect(carryAfter([], -1_000n, -400n, reset)).toEqual([{ amount: -400n, periodsLeft: null }])
  expect(carryAfter([], -1_000n, -4_000n, reset)).toEqual([{ amount: -1_000n, periodsLeft: null }])
})

test('while a contract carries, bases and gross bases add up: nothing is lost and nothing counted twice', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-1_000_000n, 1_000_000n), { maxLength: 30 }), (bases) => {
      let layers: CarryLayer[] = []
      let paidOn = 0n
      for (const base of bases) {
        const carryIn = carriedSum(layers)
        layers = carryAfter(layers, base, 0n, { carry: 'CARRY', carryPeriods: 0 })
        const out = carriedSum(layers)
        const whole = base + carryIn
        expect(out).toBe(whole < 0n ? whole : 0n)
        if (whole > 0n) paidOn += whole
      }
      expect(paidOn + carriedSum(layers)).toBe(bases.reduce((sum, base) => sum + base, 0n))
    }),
  )
})

/** A tree of at most 1,000 agents and six levels: each names an earlier one as its giver, or the house. */
const trees = fc
  .array(fc.tuple(fc.nat(), fc.bigInt(0n, 10n ** 12n), fc.nat(40)), { minLength: 1, maxLength: 1_000 })
  .map((rows) => {
    const depths: number[] = []
    return rows.map(([pick, gross], place): Standing => {
      const giver = place === 0 || pick % 5 === 0 ? -1 : pick % place
      const isDeep = giver >= 0 && depths[giver]! >= 5
      depths.push(giver < 0 || isDeep ? 0 : depths[giver]! + 1)
      return { agentId: `a${place}`, giverId: giver < 0 || isDeep ? null : `a${giver}`, gross }
    })
  })

test('in 1,000 random trees the nets add up to the top branches, and none is negative', () => {
  fc.assert(
    fc.property(trees, (standings) => {
      const shares = sharesOf(standings)
      const nets = [...shares.values()].map(({ net }) => net)
      expect(nets.every((net) => net >= 0n)).toBe(true)
      expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(topBranches(standings, shares))
    }),
    { numRuns: 1_000 },
  )
})

test('a branch pays at least its head’s gross, and no order of the contracts changes anything', () => {
  fc.assert(
    fc.property(trees, (standings) => {
      const shares = sharesOf(standings)
      const turned = sharesOf(standings.toReversed())
      for (const { agentId, gross } of standings) {
        expect(shares.get(agentId)!.branch >= gross).toBe(true)
        expect(turned.get(agentId)).toEqual(shares.get(agentId))
      }
    }),
    { numRuns: 100 },
  )
})

test('gross is rounded down and never below zero', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 400_000 }), (base, ppm) => {
      const gross = grossOf(base, ppm)
      expect(gross >= 0n).toBe(true)
      if (base > 0n) {
        expect(gross * 1_000_000n <= base * BigInt(ppm)).toBe(true)
        expect((gross + 1n) * 1_000_000n > base * BigInt(ppm)).toBe(true)
      }
    }),
  )
})

test('the base takes off what was credited, and fees', () => {
  expect(
    dividendBase({ turnover: 100n, payout: 40n, rebate: 5n, promotions: 4n, salaries: 3n, fees: 2n }),
  ).toBe(46n)
})

test('a circle of contracts is refused', () => {
  const circle = [
    { agentId: 'a', giverId: 'b', gross: 1n },
    { agentId: 'b', giverId: 'a', gross: 1n },
  ]
  expect(() => sharesOf(circle)).toThrow('circle')
})

test('statements are due when domain/agents.md §4 says', () => {
  const end = new Date('2026-03-01T00:00:00+07:00')
  const at = (kind: Parameters<typeof dueAt>[0]) => dueAt(kind, end).toISOString()
  expect(at('FIVE_MINUTES')).toBe('2026-02-28T17:01:00.000Z')
  expect(at('HOUR')).toBe('2026-02-28T17:05:00.000Z')
  expect(at('DAY')).toBe('2026-02-28T17:30:00.000Z')
  for (const kind of ['WEEK', 'HALF_MONTH', 'MONTH'] as const)
    expect(at(kind)).toBe('2026-02-28T19:00:00.000Z')
})
