import { expect, test } from 'vitest'
import { needsSecondPerson } from './adjustment.ts'

test.each([
  [500_000n, 0n, false],
  [500_001n, 0n, true],
  [-500_000n, 0n, false],
  [-500_001n, 0n, true],
  [1n, 500_000n, true],
  [250_000n, 250_000n, false],
])('a correction of %d after %d posted alone needs a second person: %s', (amount, before, isNeeded) => {
  expect(needsSecondPerson(amount, before, 500_000n)).toBe(isNeeded)
})
