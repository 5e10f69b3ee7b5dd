import { expect, test } from 'vitest'
import { sumsOf } from './market-sums.ts'

test('a market that is not decided adds its bets and stakes, and no gain of the house', () => {
  const market = { betCount: 1, stakeAmount: 10_000, payoutAmount: 0, netAmount: 10_000, voidReason: null }
  const won = { ...market, isDecided: true, payoutAmount: 25_000, netAmount: -15_000 }
  const open = { ...market, isDecided: false }
  const back = { ...market, isDecided: false, voidReason: 'wrong', payoutAmount: 10_000, netAmount: 0 }
  expect(sumsOf([won, open, back])).toEqual({
    betCount: 3,
    stakeAmount: 30_000,
    payoutAmount: 35_000,
    netAmount: -15_000,
  })
})
