import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isParlayPriceTooHigh,
  potentialOf,
  settleBet,
  slipFault,
  stakeOfEach,
  totalPriceE4,
  type BetLeg,
  type SlipLeg,
} from './bets.ts'
import { combinationsOf, systemCodesFor } from './systems.ts'
import { legResults, type BetKind, type LegResult } from './words.ts'

const leg = (result: LegResult | null, priceE4 = 20_000, sharedBy = 1): BetLeg => ({
  code: 'HOME',
  priceE4,
  result,
  sharedBy,
})
const settle = (
  kind: BetKind,
  stake: bigint,
  legs: readonly BetLeg[],
  systemCode: string | null = null,
  cashedStake = 0n,
) => settleBet({ kind, systemCode, stake, cashedStake, legs })

describe('a parlay', () => {
  test('the example of the page: 500.00 over five legs returns 711.75', () => {
    const legs = [
      leg('HALF_WIN', 19_200),
      leg('WIN', 19_500),
      leg('VOID', 21_000),
      leg('PUSH', 18_800),
      leg('HALF_LOSE', 20_400),
    ]
    expect(settle('PARLAY', 50_000n, legs)).toEqual({ payout: 71_175n, result: 'WON' })
  })
  test('is lost with its first lost leg, and open while it may still win', () => {
    expect(settle('PARLAY', 100n, [leg('LOSE'), leg(null)])).toEqual({ payout: 0n, result: 'LOST' })
    expect(settle('PARLAY', 100n, [leg('WIN'), leg(null)])).toBeNull()
  })
  test('returns the stake if all legs are void', () => {
    expect(settle('PARLAY', 12_345n, [leg('VOID'), leg('VOID')])).toEqual({ payout: 12_345n, result: 'VOID' })
    expect(settle('PARLAY', 12_345n, [leg('VOID'), leg('PUSH')])).toEqual({ payout: 12_345n, result: 'PUSH' })
  })
  test('may return less than the stake without being lost', () => {
    expect(settle('PARLAY', 100n, [leg('HALF_LOSE'), leg('PUSH')])).toEqual({
      payout: 50n,
      result: 'HALF_LOST',
    })
  })
  test('is rounded down once, not leg by leg', () => {
    const third = leg('WIN', 13_333)
    expect(settle('PARLAY', 100n, [third, third, third])!.payout).toBe(237n)
  })
  test('above 5,000.00 it is refused by the exact price', () => {
    expect(isParlayPriceTooHigh([500_000, 1_000_000])).toBe(false)
    expect(isParlayPriceTooHigh([500_000, 1_000_001])).toBe(true)
    expect(totalPriceE4([19_200, 19_500, 18_801])).toBe(70_390n)
  })
})

describe('a single bet', () => {
  test.each([
    ['WIN', 192n, 'WON'],
    ['HALF_WIN', 146n, 'HALF_WON'],
    ['PUSH', 100n, 'PUSH'],
    ['HALF_LOSE', 50n, 'HALF_LOST'],
    ['LOSE', 0n, 'LOST'],
    ['VOID', 100n, 'VOID'],
  ] as const)('%s returns %d of 100', (result, payout, name) => {
    expect(settle('SINGLE', 100n, [leg(result, 19_200)])).toEqual({ payout, result: name })
  })
  test('a dead heat may return less than the stake', () => {
    expect(settle('SINGLE', 100n, [leg('WIN', 50_000, 2)])).toEqual({ payout: 250n, result: 'WON' })
    expect(settle('SINGLE', 100n, [leg('WIN', 20_000, 4)])).toEqual({ payout: 50n, result: 'HALF_LOST' })
  })
  test('pays for the stake that was not cashed out', () => {
    expect(settle('SINGLE', 1_000n, [leg('WIN')], null, 400n)!.payout).toBe(1_200n)
    expect(settle('SINGLE', 1_000n, [leg('WIN')], null, 1_000n)!.payout).toBe(0n)
  })
})

describe('a system', () => {
  const won = (priceE4: number) => leg('WIN', priceE4)
  test('a Yankee of 1.00 each, won at 1.50, 1.80, 2.00 and 3.00, returns 74.70', () => {
    const legs = [won(15_000), won(18_000), won(20_000), won(30_000)]
    expect(settle('SYSTEM', 1_100n, legs, 'YANKEE')).toEqual({ payout: 7_470n, result: 'WON' })
    const prices = legs.map(({ priceE4 }) => priceE4)
    expect(potentialOf({ kind: 'SYSTEM', systemCode: 'YANKEE', stake: 1_100n, prices })).toBe(7_470n)
  })
  test('adds its parlays, each rounded down by itself', () => {
    const legs = [won(13_333), won(13_333), won(13_333)]
    // Three of 1.77768889 and one of 2.37029...
    expect(settle('SYSTEM', 40n, legs, 'TRIXIE')).toEqual({ payout: 3n * 17n + 23n, result: 'WON' })
  })
  test('with one lost leg keeps the parlays without it', () => {
    const legs = [won(20_000), won(30_000), leg('LOSE')]
    expect(settle('SYSTEM', 400n, legs, 'TRIXIE')).toEqual({ payout: 600n, result: 'WON' })
    expect(settle('SYSTEM', 700n, legs, 'PATENT')).toEqual({ payout: 1_100n, result: 'WON' })
  })
  test('is lost as soon as every parlay has a lost leg', () => {
    const legs = [leg('LOSE'), leg('LOSE'), leg(null)]
    expect(settle('SYSTEM', 400n, legs, 'TRIXIE')).toEqual({ payout: 0n, result: 'LOST' })
    expect(settle('SYSTEM', 700n, legs, 'PATENT')).toBeNull()
  })
  test('a stake that is not divided evenly is none', () => {
    expect(stakeOfEach(1_100n, 11)).toBe(100n)
    expect(stakeOfEach(1_101n, 11)).toBeNull()
    expect(() => settle('SYSTEM', 401n, [won(2), won(2), won(2)], 'TRIXIE')).toThrow(RangeError)
    expect(() => settle('SYSTEM', 400n, [won(2), won(2)], 'TRIXIE')).toThrow(RangeError)
  })
})

describe('for any bet', () => {
  const anyResult = fc.constantFrom(...legResults)
  const anyLeg = fc.record({
    code: fc.constantFrom('HOME', 'AWAY', 'OVER', 'UNDER', 'X'),
    priceE4: fc.integer({ min: 10_100, max: 500_000 }),
    result: anyResult,
    sharedBy: fc.constant(1),
  })
  const each = fc.bigInt({ min: 1n, max: 5_000_000n })
  const anyBet = fc.array(anyLeg, { minLength: 1, maxLength: 8 }).chain((legs) => {
    const codes = systemCodesFor(legs.length)
    const kinds = legs.length === 1 ? ['SINGLE'] : ['PARLAY', ...codes]
    return fc.record({ legs: fc.constant(legs), code: fc.constantFrom(...kinds), each })
  })
  const termsOf = (bet: { legs: BetLeg[]; code: string; each: bigint }) => {
    const isSystem = bet.code !== 'SINGLE' && bet.code !== 'PARLAY'
    const kind: BetKind = isSystem ? 'SYSTEM' : (bet.code as BetKind)
    const count = isSystem ? combinationsOf(bet.code, bet.legs.length)!.length : 1
    const systemCode = isSystem ? bet.code : null
    return { kind, systemCode, stake: bet.each * BigInt(count), cashedStake: 0n }
  }

  test('the payout is never below nothing and never above the potential', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const terms = termsOf(bet)
        const { payout } = settleBet({ ...terms, legs: bet.legs })!
        expect(payout).toBeGreaterThanOrEqual(0n)
        const potential = potentialOf({ ...terms, prices: bet.legs.map(({ priceE4 }) => priceE4) })
        expect(payout).toBeLessThanOrEqual(potential)
      }),
    )
  })
  test('all legs won return the potential, all void the stake, all lost nothing', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const terms = termsOf(bet)
        const all = (result: LegResult) =>
          settleBet({ ...terms, legs: bet.legs.map((one) => ({ ...one, result })) })
        const prices = bet.legs.map(({ priceE4 }) => priceE4)
        expect(all('WIN')).toEqual({ payout: potentialOf({ ...terms, prices }), result: 'WON' })
        expect(all('VOID')).toEqual({ payout: terms.stake, result: 'VOID' })
        expect(all('PUSH')).toEqual({ payout: terms.stake, result: 'PUSH' })
        expect(all('LOSE')).toEqual({ payout: 0n, result: 'LOST' })
      }),
    )
  })
  test('a better result of one leg never returns less', () => {
    const order: LegResult[] = ['LOSE', 'HALF_LOSE', 'PUSH', 'HALF_WIN', 'WIN']
    fc.assert(
      fc.property(anyBet, fc.nat(), fc.nat(3), (bet, at, step) => {
        const place = at % bet.legs.length
        const withResult = (result: LegResult) =>
          settleBet({
            ...termsOf(bet),
            legs: bet.legs.map((one, i) => (i === place ? { ...one, result } : one)),
          })!
        expect(withResult(order[step + 1]!).payout).toBeGreaterThanOrEqual(withResult(order[step]!).payout)
      }),
    )
  })
  test('a system returns what its parlays return one by one', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const terms = termsOf(bet)
        fc.pre(terms.kind === 'SYSTEM')
        const parlays = combinationsOf(bet.code, bet.legs.length)!.map((indices) =>
          settle(
            'PARLAY',
            bet.each,
            indices.map((at) => bet.legs[at]!),
          ),
        )
        const sum = parlays.reduce((total, one) => total + one!.payout, 0n)
        expect(settleBet({ ...terms, legs: bet.legs })!.payout).toBe(sum)
      }),
    )
  })
  test('the order of the legs changes nothing', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const terms = termsOf(bet)
        const turned = settleBet({ ...terms, legs: [...bet.legs].reverse() })
        expect(turned).toEqual(settleBet({ ...terms, legs: bet.legs }))
      }),
    )
  })
})

describe('a slip', () => {
  const match = (fixtureId: string, ...teamIds: string[]): SlipLeg => ({ fixtureId, teamIds, kind: 'MATCH' })
  const winner = (fixtureId: string, teamId: string): SlipLeg => ({
    fixtureId,
    teamIds: [teamId],
    kind: 'OUTRIGHT',
  })
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => match(`f${at}`, `h${at}`, `a${at}`))
  test('has one leg, two to fifteen, or three to fifteen for a system', () => {
    expect([1, 2].map((count) => slipFault(many(count), 'SINGLE'))).toEqual([null, 'SPORT_LEGS'])
    expect([1, 2, 15, 16].map((count) => slipFault(many(count), 'PARLAY'))).toEqual([
      'SPORT_LEGS',
      null,
      null,
      'SPORT_LEGS',
    ])
    expect([2, 3].map((count) => slipFault(many(count), 'SYSTEM'))).toEqual(['SPORT_LEGS', null])
  })
  test('has one leg of a fixture', () => {
    expect(slipFault([match('f1', 'a', 'b'), match('f1', 'a', 'b')], 'PARLAY')).toBe('SPORT_RELATED')
  })
  test('has no winner of a league beside a match of the same team', () => {
    expect(slipFault([winner('o1', 'a'), match('f1', 'b', 'a')], 'PARLAY')).toBe('SPORT_RELATED_OUTRIGHT')
    expect(slipFault([winner('o1', 'c'), match('f1', 'b', 'a')], 'PARLAY')).toBeNull()
  })
})
