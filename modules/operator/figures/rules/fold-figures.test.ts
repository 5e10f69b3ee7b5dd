import { expect, test } from 'vitest'
import { foldFigures, foldSettled, type Movement } from './fold-figures.ts'

const at = new Date('2026-03-03T17:10:00Z') // 00:10 of 4 March in Bangkok
const move = (code: string, amount: bigint, more: Partial<Movement> = {}): Movement => ({
  memberId: 'm1',
  merchantId: 'demo',
  purpose: 'main',
  currency: 'THB',
  code,
  amount,
  at,
  vendor: null,
  ...more,
})
const fold = (...movements: Movement[]) => foldFigures(movements, () => 'Asia/Bangkok')
const nothing = {
  stakes: 0n,
  payouts: 0n,
  deposits: 0n,
  depositCount: 0,
  withdrawals: 0n,
  withdrawalCount: 0,
}

test('a bet from main and bonus is one stake, and its refund subtracts it', () => {
  const { slots } = fold(
    move('BET', -70n, { vendor: 'ACME' }),
    move('BET', -30n, { vendor: 'ACME', purpose: 'bonus' }),
    move('REFUND', 40n, { vendor: 'ACME' }),
  )
  expect(slots).toEqual([
    { merchantId: 'demo', slot: new Date('2026-03-03T17:00:00Z'), vendor: 'ACME', ...nothing, stakes: 60n },
  ])
})

test('payouts and their reversals are payouts; a jackpot is one of the member, while the house pays when it fills the pool', () => {
  const { slots, days } = fold(move('PAYOUT', 100n), move('JACKPOT', 900n), move('PAYOUT_REVERSAL', -30n))
  expect(slots).toEqual([expect.objectContaining({ payouts: 70n, stakes: 0n })])
  expect(days).toEqual([expect.objectContaining({ payouts: 970n, stakes: 0n })])
})

test('a withdrawal counts when it is paid, not when it is held, and a returned hold is nothing', () => {
  const held = [move('WITHDRAW_HOLD', -500n), move('WITHDRAW_HOLD', 500n, { purpose: 'hold' })]
  expect(fold(...held).slots[0]).toMatchObject(nothing)
  expect(
    fold(...held, move('WITHDRAW_RETURN', -500n, { purpose: 'hold' }), move('WITHDRAW_RETURN', 500n))
      .slots[0],
  ).toMatchObject(nothing)
  expect(
    fold(...held, move('WITHDRAW_PAID', -490n, { purpose: 'hold' }), move('FEE', -10n, { purpose: 'hold' }))
      .slots[0],
  ).toMatchObject({ withdrawals: 490n, withdrawalCount: 1 })
})

test('a day is the merchant’s day', () => {
  expect(fold(move('DEPOSIT', 10_000n)).days).toEqual([
    {
      merchantId: 'demo',
      memberId: 'm1',
      date: '2026-03-04',
      ...nothing,
      deposits: 10_000n,
      depositCount: 1,
    },
  ])
})

test('play money, points and bonuses are no part of it', () => {
  expect(
    fold(
      move('BET', -5n, { currency: 'TRIAL' }),
      move('POINTS_EARNED', 5n, { currency: 'POINT' }),
      move('BONUS', 5n),
      move('ADJUSTMENT', 5n),
    ),
  ).toEqual({ slots: [], days: [] })
})

test('what was settled is summed by the half hour of the settlement; a correction belongs to its own', () => {
  const round = { merchantId: 'demo', vendor: 'ACME', stake: 100n, payout: 250n }
  const later = new Date('2026-03-03T18:31:00Z')
  expect(
    foldSettled([
      { ...round, settledAt: at },
      { ...round, settledAt: at, stake: 50n, payout: 0n },
      { ...round, settledAt: later, stake: 0n, payout: -250n },
    ]),
  ).toEqual([
    {
      merchantId: 'demo',
      vendor: 'ACME',
      slot: new Date('2026-03-03T17:00:00Z'),
      stakes: 150n,
      payouts: 250n,
    },
    {
      merchantId: 'demo',
      vendor: 'ACME',
      slot: new Date('2026-03-03T18:30:00Z'),
      stakes: 0n,
      payouts: -250n,
    },
  ])
})
