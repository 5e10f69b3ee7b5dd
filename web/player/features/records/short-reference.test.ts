import { expect, test } from 'vitest'
import { shortReference } from './short-reference.ts'

test.each([
  ['01a22dfe-f928-7038-8998-fc66729fd954', 'fc66729fd954'],
  ['D2612-7', 'D2612-7'],
  ['referral:01a22dfe-f928-7038-8998-fc66729fd954:friend', null],
  [null, null],
])('of %s a list shows %s', (reference, shown) => {
  expect(shortReference(reference)).toBe(shown)
})
