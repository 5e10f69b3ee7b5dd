/** What the slip shows before anybody is asked: stake, return, and what stands in the way of a bet. */
import { describe, expect, test } from 'vitest'
import { totalLeg as leg } from '../../../../../tests/support/slip-legs.ts'
import type { BetKind } from '../../../../../kernel/sports/words.ts'
import type { LegNow, Slip } from './slip.ts'
import { legViewOf, limitsOfEach, stepOf, sumsOf, systemOf, termsOf } from './slip-sums.ts'

const slipOf = (kind: BetKind, prices: readonly number[], systemCode: string | null = null): Slip => ({
  kind,
  systemCode,
  legs: prices.map((price, at) => leg(at + 1, price)),
})
const viewsOf = ({ legs }: Slip) => legs.map((one) => legViewOf(one, undefined))
const open = (price: number): LegNow => ({
  price,
  line: 10,
  state: 'OPEN',
  fault: null,
  movedTo: null,
})

describe('the sums of a slip', () => {
  test('of singles are those of each bet together', () => {
    const slip = slipOf('SINGLE', [19_200, 20_500])
    expect(sumsOf(slip, viewsOf(slip), 10_000)).toEqual({
      count: 2,
      totalStake: 20_000,
      potential: 39_700,
      price: null,
    })
  })

  test('of a parlay multiply all prices and round down once', () => {
    const slip = slipOf('PARLAY', [24_500, 19_300, 18_000, 17_400])
    const { potential, price, totalStake } = sumsOf(slip, viewsOf(slip), 50_000)
    expect([potential, price, totalStake]).toEqual([740_483, 148_096, 50_000])
  })

  test('of a system take the stake for each combination', () => {
    const slip = slipOf('SYSTEM', [24_500, 19_300, 18_000, 17_400], 'YANKEE')
    expect(sumsOf(slip, viewsOf(slip), 5_000)).toMatchObject({
      count: 11,
      totalStake: 55_000,
      potential: 343_159,
    })
  })

  test('of fifteen long shots are more than a number holds, and still shown', () => {
    const slip = slipOf('PARLAY', Array<number>(15).fill(10_000_000))
    expect(sumsOf(slip, viewsOf(slip), 100_000).potential).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('begin with the first system that so many legs have', () => {
    expect(systemOf(slipOf('SYSTEM', [2e4, 2e4, 2e4]))).toBe('2/3')
    expect(systemOf(slipOf('SYSTEM', [2e4, 2e4, 2e4], 'PATENT'))).toBe('PATENT')
    expect(systemOf(slipOf('SYSTEM', [2e4, 2e4, 2e4, 2e4], 'PATENT'))).toBe('2/4')
  })
})

describe('what stands between a slip and a bet', () => {
  const slip = slipOf('PARLAY', [19_200, 20_500])
  const limits = { min: 2_000, max: 2_000_000 }
  const ready = { accept: 'BETTER', stake: 10_000, limits, affordable: null } as const
  const withNow = (now: LegNow) => [legViewOf(slip.legs[0]!, now), legViewOf(slip.legs[1]!, undefined)]

  test('is nothing if prices stand or are better', () => {
    expect(stepOf(slip, viewsOf(slip), ready)).toBe('READY')
    expect(stepOf(slip, withNow(open(19_500)), ready)).toBe('READY')
  })

  test('is the question about a worse price, or about any if the member wants to be asked', () => {
    expect(stepOf(slip, withNow(open(19_000)), ready)).toBe('ASK')
    expect(stepOf(slip, withNow(open(19_000)), { ...ready, accept: 'ANY' })).toBe('READY')
    expect(stepOf(slip, withNow(open(19_500)), { ...ready, accept: 'NONE' })).toBe('ASK')
  })

  test('is the question about a line that moved, whatever the member chose about prices', () => {
    const movedTo = { marketId: '9', line: 11, price: 20_100 }
    const views = withNow({ ...open(0), state: 'CLOSED', fault: 'SPORT_LINE_CHANGED', movedTo })
    for (const accept of ['NONE', 'BETTER', 'ANY'] as const)
      expect(stepOf(slip, views, { ...ready, accept })).toBe('ASK')
    expect(views.map(termsOf)).toEqual([movedTo, { marketId: '2', line: 10, price: 20_500 }])
  })

  test('is a leg that is locked, gone, moved nobody knows where, or refused', () => {
    expect(stepOf(slip, withNow({ ...open(19_200), state: 'SUSPENDED' }), ready)).toBe('LOCKED')
    expect(stepOf(slip, withNow({ ...open(0), state: 'CLOSED' }), ready)).toBe('GONE')
    expect(stepOf(slip, withNow({ ...open(19_200), line: 11 }), ready)).toBe('GONE')
    expect(stepOf(slip, withNow({ ...open(19_200), fault: 'SPORT_STARTED' }), ready)).toBe('GONE')
    expect(stepOf(slip, withNow({ ...open(19_000), fault: 'SPORT_ODDS_CHANGED' }), ready)).toBe('ASK')
  })

  test('is the stake', () => {
    expect(stepOf(slip, viewsOf(slip), { ...ready, stake: null })).toBe('STAKE')
    expect(stepOf(slip, viewsOf(slip), { ...ready, stake: 1_999 })).toBe('LIMITS')
    expect(stepOf(slip, viewsOf(slip), { ...ready, stake: 2_000_001 })).toBe('LIMITS')
    expect(limitsOfEach({ min: 2_000, max: 2_000_000 }, 11)).toEqual({ min: 182, max: 181_818 })
  })

  test('is what the member has, once the stake is within the limits', () => {
    expect(stepOf(slip, viewsOf(slip), { ...ready, affordable: 9_999 })).toBe('BALANCE')
    expect(stepOf(slip, viewsOf(slip), { ...ready, affordable: 10_000 })).toBe('READY')
    expect(stepOf(slip, viewsOf(slip), { ...ready, stake: 1_999, affordable: 0 })).toBe('LIMITS')
  })

  test('is that two legs are of one match', () => {
    const related: Slip = { ...slip, legs: slip.legs.map((one) => ({ ...one, fixtureId: 'V-1' })) }
    expect(stepOf(related, viewsOf(related), ready)).toBe('FAULT')
  })
})
