import { expect, test } from 'vitest'
import { standingRestriction, type Restriction } from './restriction.ts'

const now = new Date('2026-11-21T00:00:00Z')
const hours = (from: number, to: number | null, kind: Restriction['kind']): Restriction => ({
  kind,
  startsAt: new Date(now.getTime() + from * 3_600_000),
  endsAt: to === null ? null : new Date(now.getTime() + to * 3_600_000),
})

test.each([
  ['none', [], null],
  ['one that ended in this moment', [hours(-24, 0, 'TIME_OUT')], null],
  ['one that begins in this moment', [hours(0, 24, 'TIME_OUT')], 24],
  ['the later of two', [hours(-2, 3, 'TIME_OUT'), hours(-1, 2, 'TIME_OUT')], 3],
  ['an exclusion before a longer time-out', [hours(-2, 99, 'TIME_OUT'), hours(-1, 50, 'SELF_EXCLUSION')], 50],
  ['an exclusion for good', [hours(-2, 99, 'SELF_EXCLUSION'), hours(-1, null, 'SELF_EXCLUSION')], 'for good'],
])('%s stands', (_, restrictions, end) => {
  const standing = standingRestriction(restrictions, now)
  expect(
    standing && (standing.endsAt ? (standing.endsAt.getTime() - now.getTime()) / 3_600_000 : 'for good'),
  ).toBe(end)
})

test('an exclusion lasts beyond its end, until a return is confirmed', () => {
  const over = hours(-48, -24, 'SELF_EXCLUSION')
  expect(standingRestriction([over], now)).toEqual(over)
  expect(standingRestriction([{ ...over, returnedAt: now }], now)).toBeNull()
  expect(standingRestriction([{ ...over, returnedAt: new Date(now.getTime() + 1) }], now)).not.toBeNull()
})
