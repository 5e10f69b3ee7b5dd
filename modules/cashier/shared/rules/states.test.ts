import { expect, test } from 'vitest'
import { depositStates, withdrawalStates } from '../../../../contract/shared/cashier-states.ts'
import {
  checkDepositMove,
  checkWithdrawalMove,
  depositMoves,
  openWithdrawalStates,
  paidWithdrawalStates,
  returnedWithdrawalStates,
  withdrawalMoves,
} from './states.ts'

test('every withdrawal ends: from each state an end is reached, and from no end anything but the return after an upheld complaint', () => {
  const ends = withdrawalStates.filter((state) => withdrawalMoves[state].length === 0)
  expect(ends).toEqual(['RESOLVED_RETURNED', 'REJECTED', 'CANCELLED', 'FAILED'])
  for (const paid of paidWithdrawalStates) expect(withdrawalMoves[paid]).toEqual(['RESOLVED_RETURNED'])
  for (const state of withdrawalStates) {
    const seen = new Set([state])
    for (const one of seen) for (const next of withdrawalMoves[one]) seen.add(next)
    expect(ends.some((end) => seen.has(end))).toBe(true)
  }
  expect(openWithdrawalStates.some((state) => returnedWithdrawalStates.includes(state))).toBe(false)
})

test('sent money is never cancelled or rejected, and sent again only after a dispute', () => {
  for (const sent of ['PAYING', 'PAID', 'CONFIRM_WAIT', 'DISPUTED', 'RECEIVED'] as const) {
    for (const back of ['CANCELLED', 'REJECTED'] as const)
      expect(() => checkWithdrawalMove(sent, back)).toThrow(/cannot move/)
  }
  expect(withdrawalStates.filter((state) => withdrawalMoves[state].includes('APPROVED'))).toEqual([
    'CREATED',
    'REVIEW',
    'DISPUTED',
  ])
})

test('a deposit is credited once, and never after it was refused', () => {
  expect(depositStates.filter((state) => depositMoves[state].includes('CONFIRMED'))).toEqual([
    'PENDING_MATCH',
    'REVIEW',
  ])
  expect(() => checkDepositMove('CONFIRMED', 'REVIEW')).toThrow(/cannot move/)
  expect(() => checkDepositMove('REJECTED', 'CONFIRMED')).toThrow(/cannot move/)
  expect(() => checkDepositMove('EXPIRED', 'CONFIRMED')).toThrow(/cannot move/)
})
