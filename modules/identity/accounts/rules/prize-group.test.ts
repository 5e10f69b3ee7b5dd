import { expect, test } from 'vitest'
import { prizeGroupFault } from './prize-group.ts'

test.each([
  [1960, null, null, undefined],
  [1800, null, null, undefined],
  [1980, 1980, 1980, undefined],
  [1961, null, null, 'prizeGroup'],
  [1798, null, null, 'prizeGroup'],
  [1982, null, null, 'prizeGroup'],
  [1959.5, null, null, 'prizeGroup'],
  [Number.NaN, null, null, 'prizeGroup'],
  [1970, 1968, null, 'prizeGroupAboveUpline'],
  [1950, 1960, 1952, 'prizeGroupBelowDownline'],
  [1952, 1952, 1952, undefined],
] as const)(
  'the group %s below an upline of %s and above a line of %s: %s',
  (g, uplineG, downlineG, fault) => {
    expect(prizeGroupFault(g, uplineG, downlineG)).toBe(fault)
  },
)
