import { expect, test } from 'vitest'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { isBust, lowTotalOf } from '../rules/index.ts'
import { endingOf, insuranceSign, sayResult, sayTable, totalSign } from './hand-words.ts'
import type { HandView, PlayerHand } from './page.ts'

const hand = (one: Partial<PlayerHand> = {}): PlayerHand => ({
  cards: [28, 31],
  total: 16,
  isSoft: false,
  lowTotal: null,
  isBust: false,
  betAmount: 10_000,
  isDoubled: false,
  result: null,
  winAmount: 0,
  ...one,
})
const view = (one: Partial<HandView> = {}): HandView => ({
  handId: 'h',
  step: 1,
  state: 'SETTLED',
  dealer: { cards: [22, 40], total: 17 },
  hands: [hand()],
  active: null,
  actions: [],
  costs: [],
  insuranceAmount: 0,
  insuranceWin: 0,
  startAmount: 10_000,
  betAmount: 10_000,
  winAmount: 0,
  balance: 0,
  currency: 'THB',
  proof: { commit: '', clientSeed: '', nonce: 0, mathVersion: '1' },
  ...one,
})

test('an ace is written both ways while it may still count either way', () => {
  expect(lowTotalOf({ total: 17, isSoft: true })).toBe(7)
  expect(totalSign({ total: 17, lowTotal: 7 }, true)).toBe('7 / 17')
  expect(totalSign({ total: 17, lowTotal: 7 }, false)).toBe('17')
  for (const [total, isSoft] of [
    [21, true],
    [12, false],
  ] as const) {
    expect(lowTotalOf({ total, isSoft })).toBeNull()
    expect(totalSign({ total, lowTotal: null }, true)).toBe(`${total}`)
  }
})

test('a hand over 21 is bust before anybody settles it', () => {
  expect([isBust({ total: 22 }), isBust({ total: 21 })]).toEqual([true, false])
  expect(endingOf({ isBust: true, result: null })).toBe('bust')
  expect(endingOf({ isBust: true, result: 'LOSE' })).toBe('bust')
  expect(endingOf({ isBust: false, result: 'LOSE' })).toBe('lose')
  expect(endingOf({ isBust: false, result: null })).toBeNull()
})

test('only a return above everything staked is called a win', () => {
  expect(sayResult(view({ betAmount: 10_000, winAmount: 25_000 }), th)).toBe('ชนะ ฿150.00')
  expect(
    sayResult(view({ hands: [hand({ result: 'PUSH' })], betAmount: 10_000, winAmount: 10_000 }), th),
  ).toBe('เสมอ ได้เดิมพันคืน')
  expect(sayResult(view({ betAmount: 30_000, winAmount: 20_000 }), en)).toBe('Returned ฿200.00')
  expect(sayResult(view({ betAmount: 30_000, winAmount: 0 }), en)).toBe('Lost ฿300.00')
  expect(sayResult(view({ state: 'VOID', winAmount: 10_000 }), en)).toBe(en.void)
})

test('only hands that are all even are called a push: a hand won beside one lost, or one that its insurance made up for, returns the stake', () => {
  const split = view({
    hands: [hand({ result: 'LOSE' }), hand({ result: 'WIN', winAmount: 20_000 })],
    betAmount: 20_000,
    winAmount: 20_000,
  })
  expect(sayResult(split, th)).toBe('ได้คืน ฿200.00')
  const insured = view({
    hands: [hand({ result: 'LOSE' })],
    insuranceAmount: 5_000,
    betAmount: 15_000,
    winAmount: 15_000,
  })
  expect(sayResult(insured, en)).toBe('Returned ฿150.00')
})

test('an insurance is shown with its price, and at the end with its result', () => {
  const insured = (one: Partial<HandView>) =>
    view({ hands: [hand({ result: 'LOSE' })], insuranceAmount: 5_000, betAmount: 15_000, ...one })
  expect(insuranceSign(insured({ state: 'OPEN' }), en, false)).toBe('Insurance ฿50.00')
  expect(insuranceSign(insured({ insuranceWin: 15_000, winAmount: 15_000 }), en, true)).toBe(
    'Insurance ฿50.00 · Win +฿100.00',
  )
  expect(
    insuranceSign(
      insured({ hands: [hand({ result: 'WIN', winAmount: 20_000 })], winAmount: 20_000 }),
      th,
      true,
    ),
  ).toBe('ประกัน ฿50.00 · แพ้')
})

test('the table is described in both languages: each hand, and what the dealer shows', () => {
  const two = view({
    hands: [hand({ total: 19, isSoft: true }), hand({ total: 12 })],
    dealer: { cards: [22, -1], total: 6 },
  })
  expect(sayTable(two, th)).toBe('มือที่ 1 มี 19 แต้ม นับเอซเป็น 11 · มือที่ 2 มี 12 แต้ม · เจ้ามือเปิด 6 แต้ม')
  expect(sayTable(two, en)).toBe('Hand 1: soft 19 · Hand 2: 12 · the dealer shows 6')
})
