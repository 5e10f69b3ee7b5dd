import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultVipTable as table } from '../../../identity/settings/vip-table.ts'
import { birthdayYear, floorLevel, levelReached, nightOf, owedBonuses, type VipState } from './vip.ts'

const baht = (amount: number) => BigInt(amount) * 100n
const figures = (valid: number, deposits: number) => ({
  validAmount: baht(valid),
  depositAmount: baht(deposits),
})
const at = (level: number, more: Partial<VipState> = {}): VipState => ({
  level,
  earnedLevel: level,
  lost: null,
  heldLevel: 0,
  ...more,
})

test.each([
  [49_999, 2_000, 0],
  [50_000, 1_999, 0],
  [50_000, 2_000, 1],
  [1_000_000, 50_000, 3],
  [1_000_000, 49_999, 2],
  [999_000_000, 99_000_000, 8],
])('valid bet of %i and deposits of %i reach level %i', (valid, deposits, level) => {
  expect(levelReached(table, figures(valid, deposits))).toBe(level)
})

test('from 0 to 3 in one night owes the upgrades of 1, 2 and 3', () => {
  const after = nightOf(table, at(0), figures(1_000_000, 50_000), null)
  expect(after).toMatchObject({ level: 3, earnedLevel: 3, reason: 'REACHED' })
  const bonuses = owedBonuses(table, { ...after, kycLevel: 1, birthday: null }, '2026-11-28')
  expect(bonuses.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
    ['UPGRADE', '1', baht(18)],
    ['UPGRADE', '2', baht(88)],
    ['UPGRADE', '3', baht(188)],
  ])
})

test('a month below the keep figure costs one level, and only on the 1st', () => {
  const own = figures(1_000_000, 50_000)
  expect(nightOf(table, at(3), own, null)).toMatchObject({ level: 3, reason: null })
  expect(nightOf(table, at(3), own, baht(100_000))).toMatchObject({ level: 3, reason: null })
  expect(nightOf(table, at(3), own, baht(99_999))).toMatchObject({
    level: 2,
    reason: 'DROPPED',
    lost: { from: 3, to: 3 },
  })
})

test('a lost level stays lost though the figures reach it, until a month keeps it', () => {
  const own = figures(1_000_000, 50_000)
  const dropped = nightOf(table, at(3), own, 0n)
  expect(nightOf(table, dropped, own, null)).toMatchObject({ level: 2, reason: null })
  expect(nightOf(table, dropped, own, baht(99_999))).toMatchObject({ level: 2, reason: null })
  const back = nightOf(table, dropped, own, baht(100_000))
  expect(back).toMatchObject({ level: 3, earnedLevel: 3, lost: null, reason: 'RETURNED' })
})

test('no month takes a member below the level that half of their figures brings, nor from VIP 1', () => {
  const own = figures(2_000_000, 100_000)
  expect(floorLevel(table, own)).toBe(3)
  expect(nightOf(table, at(3), own, 0n)).toMatchObject({ level: 3, reason: null })
  expect(nightOf(table, at(1), figures(0, 0), 0n)).toMatchObject({ level: 1, reason: null })
})

test('a level that operators hold is not lost', () => {
  expect(nightOf(table, at(4, { heldLevel: 4 }), figures(0, 0), 0n)).toMatchObject({ level: 4, reason: null })
  expect(nightOf(table, at(4), figures(0, 0), 0n)).toMatchObject({ level: 3, reason: 'DROPPED' })
})

test('a held level owes no upgrade that the figures did not bring', () => {
  const after = nightOf(table, at(5, { earnedLevel: 1, heldLevel: 5 }), figures(50_000, 2_000), null)
  const kinds = owedBonuses(table, { ...after, kycLevel: 2, birthday: '1990-07-01' }, '2026-12-01')
  expect(kinds.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
    ['UPGRADE', '1', baht(18)],
    ['MONTHLY', '2026-12', baht(588)],
  ])
})

test.each([
  ['1990-07-10', '2026-07-06', null],
  ['1990-07-10', '2026-07-07', '2026'],
  ['1990-07-10', '2026-07-13', '2026'],
  ['1990-07-10', '2026-07-14', null],
  ['1990-01-02', '2026-12-31', '2027'],
  ['1990-12-30', '2027-01-01', '2026'],
  ['1992-02-29', '2027-03-03', '2027'],
  ['1992-02-29', '2028-03-03', '2028'],
  ['1992-02-29', '2027-03-04', null],
])('a birthday of %s belongs on %s to %s', (birthday, day, year) => {
  expect(birthdayYear(birthday, day)).toBe(year)
})

test('the birthday needs verification level 2', () => {
  const owed = (kycLevel: number) =>
    owedBonuses(table, { level: 2, earnedLevel: 0, kycLevel, birthday: '1990-07-10' }, '2026-07-10')
  expect(owed(1)).toEqual([])
  expect(owed(2)).toMatchObject([{ kind: 'BIRTHDAY', period: '2026', amount: baht(100) }])
})

test('whatever the months bring: levels move within bounds, and an upgrade is owed once', () => {
  const months = fc.array(
    fc.record({
      played: fc.bigInt(0n, baht(20_000_000)),
      paidIn: fc.bigInt(0n, baht(600_000)),
      nights: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(months, (list) => {
      let state: VipState = at(0)
      let own = { validAmount: 0n, depositAmount: 0n }
      let reachedBefore = 0
      for (const { played, paidIn, nights } of list) {
        own = { validAmount: own.validAmount + played, depositAmount: own.depositAmount + paidIn }
        for (let night = 0; night <= nights; night++) {
          const before = state
          state = nightOf(table, state, own, night === 0 ? played : null)
          expect(state.level).toBeGreaterThanOrEqual(before.level - (night === 0 ? 1 : 0))
          expect(state.level).toBeLessThanOrEqual(Math.max(levelReached(table, own), before.level))
          expect(state.earnedLevel).toBeGreaterThanOrEqual(before.earnedLevel)
          if (state.lost) expect(state.level).toBeLessThan(state.lost.from)
          if (before.level > 0) expect(state.level).toBeGreaterThan(0)
        }
        const owed = owedBonuses(table, { ...state, kycLevel: 0, birthday: null }, '2026-11-02')
        expect(new Set(owed.map(({ period }) => period)).size).toBe(owed.length)
        expect(owed.length).toBeGreaterThanOrEqual(reachedBefore)
        reachedBefore = owed.length
      }
    }),
  )
})
