import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { potentialOf } from './bets.ts'
import { CASH_OUT_MARGIN_PPM, cashOutOffer, cashOutPart, type CashOutLeg } from './cash-out.ts'
import { legResults } from './words.ts'

const marginPpm = CASH_OUT_MARGIN_PPM
const open = (priceE4: number, now: CashOutLeg['now']): CashOutLeg => ({
  priceE4,
  result: null,
  sharedBy: 1,
  now,
})
const settled = (priceE4: number, result: CashOutLeg['result']): CashOutLeg => ({
  priceE4,
  result,
  sharedBy: 1,
  now: null,
})

describe('an offer', () => {
  test('the example of the page: 1,000.00 at 2.50 with a chance of 0.62 by now is offered 1,472.50', () => {
    const legs = [open(25_000, { chances: [620_000, 0, 0, 0], priceE4: 16_129 })]
    expect(cashOutOffer({ stake: 100_000n, legs, marginPpm })).toBe(147_250n)
  })
  test('goes by the fair price if the chances are not known', () => {
    const legs = [open(25_000, { chances: null, priceE4: 20_000 })]
    expect(cashOutOffer({ stake: 100_000n, legs, marginPpm })).toBe(118_750n)
  })
  test('weighs halves and pushes, and multiplies by what is settled', () => {
    const chances = [243_514, 233_505, 0, 0] as const
    const legs = [settled(19_000, 'HALF_WIN'), open(20_000, { chances, priceE4: 24_516 })]
    // 1,000.00 × 1.45 × (0.243514 × 2 + 0.233505 × 1.5) × 0.95
    expect(cashOutOffer({ stake: 100_000n, legs, marginPpm })).toBe(115_336n)
  })
  test('is none for a lost, suspended or settled bet, or below a baht', () => {
    const live = open(20_000, { chances: null, priceE4: 20_000 })
    const offers = [
      [live, settled(20_000, 'LOSE')],
      [live, open(20_000, null)],
      [live, open(20_000, { chances: null, priceE4: 0 })],
      [settled(20_000, 'WIN')],
      [open(20_000, { chances: [10, 0, 0, 0], priceE4: 1_000_000_000 })],
    ].map((legs) => cashOutOffer({ stake: 100_000n, legs, marginPpm }))
    expect(offers).toEqual([null, null, null, null, null])
  })
  test('is never above what the bet may return', () => {
    const chance = fc.integer({ min: 0, max: 1_000_000 })
    const now = fc.record({
      chances: fc.option(fc.tuple(chance, chance, chance, chance)),
      priceE4: fc.integer({ min: 1, max: 500_000 }),
    })
    const anyLeg = fc.record({
      priceE4: fc.integer({ min: 10_100, max: 500_000 }),
      result: fc.option(fc.constantFrom(...legResults)),
      sharedBy: fc.constant(1),
      now: fc.option(now),
    })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 2_000n, max: 20_000_000n }),
        fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
        (stake, legs) => {
          const offer = cashOutOffer({ stake, legs, marginPpm }) ?? 0n
          const prices = legs.map(({ priceE4 }) => priceE4)
          const potential = potentialOf({ kind: 'PARLAY', systemCode: null, stake, prices })
          expect(offer).toBeGreaterThanOrEqual(0n)
          expect(offer).toBeLessThanOrEqual(potential)
        },
      ),
    )
  })
})

describe('a part', () => {
  test('pays the part of the offer and leaves the rest of the stake, both rounded down', () => {
    expect(cashOutPart(147_250n, 100_000n, 50)).toEqual({ paid: 73_625n, cashedStake: 50_000n })
    expect(cashOutPart(1_001n, 333n, 50)).toEqual({ paid: 500n, cashedStake: 166n })
    expect(cashOutPart(1_001n, 333n, 100)).toEqual({ paid: 1_001n, cashedStake: 333n })
  })
  test('is 10 to 90 percent, or the whole', () => {
    for (const percent of [0, 9, 91, 99, 101, 50.5, -10, Number.NaN])
      expect(() => cashOutPart(1_000n, 1_000n, percent)).toThrow(RangeError)
  })
  test('splits exactly: part after part never pays more than the whole, and no satang of stake is lost', () => {
    const percents = fc.array(fc.integer({ min: 10, max: 90 }), { maxLength: 8 })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100n, max: 10_000_000n }),
        fc.bigInt({ min: 100n, max: 10_000_000n }),
        percents,
        (offer, stake, parts) => {
          let left = { offer, stake }
          let paid = 0n
          let cashed = 0n
          for (const percent of parts) {
            const part = cashOutPart(left.offer, left.stake, percent)
            left = { offer: left.offer - part.paid, stake: left.stake - part.cashedStake }
            paid += part.paid
            cashed += part.cashedStake
          }
          expect(paid + cashOutPart(left.offer, left.stake, 100).paid).toBe(offer)
          expect(cashed + left.stake).toBe(stake)
        },
      ),
    )
  })
})
