import { expect, test } from 'vitest'
import { changeFaults } from './register-bounds.ts'

test.each([
  ['username', { minLength: 5, maxLength: 12 }, []],
  ['username', { minLength: 17 }, ['maxLength']], // above the maximum, which stays
  ['username', { minLength: 2 }, ['minLength']],
  ['username', { maxLength: 33 }, ['maxLength']],
  ['password', { minLength: 7 }, ['minLength']],
  ['paymentPassword', { minLength: 4, maxLength: 8 }, ['minLength', 'maxLength']],
  ['facebook', { minLength: 0, maxLength: 255 }, []],
  ['facebook', { maxLength: 256 }, ['maxLength']],
  ['facebook', { minLength: 1.5 }, ['minLength']],
  ['facebook', { patternId: 18 }, []],
  ['facebook', { patternId: 19 }, ['patternId']],
] as const)('%s changed to %o breaks %o', (name, change, fields) => {
  expect(changeFaults(name, change).map(({ field }) => field)).toEqual(fields)
})
