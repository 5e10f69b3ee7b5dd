import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastAmount, networkFeeAmount, payoutInUsdt, rateWithSpread } from './usdt-payout.ts'

const HUNDREDTH = 10_000n
const PER_SATANG = 10_000_000_000n
const terms = fc.record({
  rate: fc.bigInt({ min: 1_000_000n, max: 100_000_000n }),
  networkFee: fc.bigInt({ min: 0n, max: 1_000n }).map((hundredths) => hundredths * HUNDREDTH),
  minUsdt: fc.bigInt({ min: 1n, max: 1_000n }).map((whole) => whole * 1_000_000n),
})
const fee = fc.constantFrom(0n, 1_000n, 9_900n)

test('the rate that the member pays: the middle with half a percent added, rounded up', () => {
  expect(rateWithSpread(32_450_000n, 50)).toBe(32_612_250n)
  expect(rateWithSpread(32_450_001n, 50)).toBe(32_612_252n)
  expect(rateWithSpread(32_450_000n, 0)).toBe(32_450_000n)
})

test('1,000 baht at 32.61225: 30.66 USDT less one for the network', () => {
  expect(payoutInUsdt(100_000n, { rate: 32_612_250n, networkFee: 1_000_000n })).toEqual({
    amount: 29_660_000n,
    feeAmount: 3_261n,
  })
})

test('whole hundredths arrive, and what was sent and the fees are never worth more than what was withdrawn', () => {
  fc.assert(
    fc.property(terms, fee, fc.bigInt({ min: 0n, max: 200_000n }), (given, feeAmount, above) => {
      const amount = leastAmount(given, feeAmount) + above * 100n
      const sent = payoutInUsdt(amount - feeAmount, given)
      expect(sent.amount > 0n && sent.amount % HUNDREDTH === 0n).toBe(true)
      // The ledger: what leaves by the chain, the house's fee and the network's.
      const net = amount - feeAmount - sent.feeAmount
      expect(sent.amount * given.rate <= net * PER_SATANG).toBe(true)
      // And no more than one hundredth of a USDT, and one satang, is lost by rounding.
      expect((sent.amount + HUNDREDTH) * given.rate > (net - 1n) * PER_SATANG).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the least amount is whole baht and worth the smallest payout; one baht less is not', () => {
  fc.assert(
    fc.property(terms, fee, (given, feeAmount) => {
      const least = leastAmount(given, feeAmount)
      const worth = (satang: bigint) => payoutInUsdt(satang - feeAmount, given).amount + given.networkFee
      const wanted = given.minUsdt > given.networkFee ? given.minUsdt : given.networkFee + HUNDREDTH
      expect(least % 100n).toBe(0n)
      expect(worth(least) >= wanted).toBe(true)
      expect(worth(least - 100n) < wanted).toBe(true)
      expect(payoutInUsdt(least - feeAmount, given).amount > 0n).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the network’s fee in satang is rounded down', () => {
  expect(networkFeeAmount({ rate: 32_612_259n, networkFee: 1_000_000n })).toBe(3_261n)
  expect(networkFeeAmount({ rate: 32_612_259n, networkFee: 0n })).toBe(0n)
})
