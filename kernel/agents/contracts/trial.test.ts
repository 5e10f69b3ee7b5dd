/** A contract tried on play that was: the worked example of the domain, and what holds for any figures. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePayments } from '../pay/calculate.ts'
import type { CarryLayer } from '../pay/carry.ts'
import { shareOf, tryContract, type TrialPlay, type TrialTerms } from './trial.ts'

const baht = (figure: number): bigint => BigInt(Math.round(figure * 100))
const play = (figures: Partial<Record<'valid' | 'base' | 'below', number>>): TrialPlay => ({
  valid: baht(figures.valid ?? 0),
  active: 9,
  base: baht(figures.base ?? 0),
  below: baht(figures.below ?? 0),
})
const flat = (
  kind: TrialTerms['kind'],
  percent: number,
  carry: TrialTerms['carry'] = 'CARRY',
): TrialTerms => ({
  kind,
  tiers: [{ minValid: 0n, minActive: 0, ratePpm: Math.round(percent * 10_000) }],
  carry,
  carryPeriods: 1,
})

describe('the worked example, B’s contract tried by A', () => {
  test('daily salary: B 390.00, A 560.00, the house 1,200.00', () => {
    const [day] = tryContract(
      [{ receiver: play({ valid: 160_000, below: 250 }), giver: play({ valid: 200_000 }) }],
      flat('DAILY_SALARY', 0.4),
      flat('DAILY_SALARY', 0.6),
    )
    expect(day).toMatchObject({
      house: baht(1_200),
      receiver: { gross: baht(640), net: baht(390) },
      giver: { net: baht(560) },
    })
  })

  test('real-time wage: every amount is rounded down by itself', () => {
    const [window] = tryContract(
      [{ receiver: play({ valid: 3_333.33, below: 1.66 }), giver: play({ valid: 3_333.33 }) }],
      flat('REALTIME_SALARY', 0.08),
      flat('REALTIME_SALARY', 0.1),
    )
    expect(window).toMatchObject({ receiver: { gross: 266n, net: 100n }, giver: { gross: 333n, net: 67n } })
  })

  test('dividend: B 827.00, A 4,898.00, the house 8,550.00', () => {
    const [half] = tryContract(
      [{ receiver: play({ base: 18_260, below: 2_825 }), giver: play({ base: 28_500 }) }],
      flat('DIVIDEND', 20),
      flat('DIVIDEND', 30),
    )
    expect(half).toMatchObject({
      house: baht(8_550),
      receiver: { net: baht(827) },
      giver: { net: baht(4_898) },
    })
  })

  test('the variant: a base below zero pays nothing and is carried into the next half month', () => {
    const [first, second] = tryContract(
      [
        { receiver: play({ base: -13_740, below: 2_825 }), giver: play({ base: -3_500 }) },
        { receiver: play({ base: 10_000 }), giver: play({}) },
      ],
      flat('DIVIDEND', 20),
      flat('DIVIDEND', 30),
    )
    expect(first).toMatchObject({
      house: baht(2_825),
      receiver: { gross: 0n, net: 0n },
      giver: { gross: 0n, net: 0n },
    })
    expect(second).toMatchObject({ carryIn: baht(-13_740), base: baht(-3_740), receiver: { gross: 0n } })
  })
})

test('a base below zero is forgotten at once, or after as many periods as the contract says', () => {
  const periods = [-100, -100, -100].map((base) => ({ receiver: play({ base }), giver: play({}) }))
  const carried = (carry: TrialTerms['carry']) =>
    tryContract(periods, flat('DIVIDEND', 10, carry), null).map(({ carryIn }) => carryIn)
  expect(carried('RESET')).toEqual([0n, 0n, 0n])
  expect(carried('CARRY')).toEqual([0n, baht(-100), baht(-200)])
  // Each period's own part is forgotten by itself: what waits is never more than one period's.
  expect(carried('CARRY_MAX')).toEqual([0n, baht(-100), baht(-100)])
})

test('a contract that is tried comes to what the payments of the same months come to', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('RESET', 'CARRY', 'CARRY_MAX'),
      (bases, carry) => {
        const terms = flat('DIVIDEND', 30, carry)
        const tried = tryContract(
          bases.map((base) => ({ receiver: { valid: 0n, active: 9, base, below: 0n }, giver: play({}) })),
          terms,
          null,
        )
        let carried: readonly CarryLayer[] = []
        const paid = bases.map((base) => {
          const none = { valid: 0n, payout: 0n, rebate: 0n, promotions: 0n, salaries: 0n, fees: 0n }
          const input = { agentId: 'a', contractId: 'c', giverId: null, terms: { ...terms, dayCap: null } }
          const { results } = calculatePayments('DIVIDEND', [
            {
              ...input,
              team: { ...none, turnover: base, active: 9 },
              late: { gameWin: 0n, valid: 0n },
              carried,
              paidToday: 0n,
            },
          ])
          carried = results[0]!.carryOut
          return results[0]!
        })
        expect(tried.map(({ carryIn, receiver }) => [carryIn, receiver.gross])).toEqual(
          paid.map(({ carryIn, gross }) => [carryIn, gross]),
        )
      },
    ),
  )
})

test('without a contract nothing of the branch is paid', () => {
  const [day] = tryContract(
    [{ receiver: play({ valid: 100, below: 5 }), giver: play({ valid: 100 }) }],
    null,
    null,
  )
  expect(day).toMatchObject({ house: 0n, receiver: { total: 0n, net: 0n } })
})

const amount = fc.bigInt({ min: 0n, max: 10_000_000n })

test('nobody gets less than nothing, and what the house pays is what the branch gets', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
      fc.integer({ min: 1, max: 80 }),
      (valid, below, others, base, steps) => {
        const terms = flat('DIVIDEND', steps / 2)
        const receiver = { valid, active: 1, base, below }
        const giver = { valid, active: 1, base: base * 2n, below: others }
        const [period] = tryContract([{ receiver, giver }], terms, flat('DIVIDEND', 40))
        expect(period!.receiver.net >= 0n && period!.giver.net >= 0n).toBe(true)
        expect(period!.receiver.net + period!.giver.net + below + others).toBe(period!.house)
        expect(shareOf(terms.tiers, receiver, base).total).toBe(period!.receiver.total)
      },
    ),
  )
})
