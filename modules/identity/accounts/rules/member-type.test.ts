import { expect, test } from 'vitest'
import { typeFault, uplineFault } from './member-type.ts'

test.each([
  [0, null, undefined],
  [0, 2, undefined],
  [0, 42, undefined],
  [0, 0, 'uplineWrong'],
  [0, 4, 'uplineWrong'],
  [1, null, undefined],
  [1, 1, 'uplineNone'],
  [2, 1, undefined],
  [2, 2, undefined],
  [2, null, 'uplineRequired'],
  [2, 41, 'uplineWrong'],
  [2, 0, 'uplineWrong'],
  [41, null, undefined],
  [41, 1, undefined],
  [41, 41, 'uplineWrong'],
  [42, 41, undefined],
  [42, null, 'uplineRequired'],
  [42, 2, 'uplineWrong'],
] as const)('type %i under %s: %s', (type, upline, fault) => {
  expect(uplineFault(type, upline)).toBe(fault)
})

test.each([
  [2, 1, [0, 2], undefined],
  [0, 1, [0], 'typeHasDownline'],
  [0, 1, [], undefined],
  [41, 1, [0], undefined],
  [41, 1, [0, 2], 'typeHasDownline'],
  [2, 1, [42], 'typeHasDownline'],
  [41, 1, [42], undefined],
] as const)('becomes type %i under %i with a line of %o: %s', (type, upline, downline, fault) => {
  expect(typeFault(type, upline, downline)).toBe(fault)
})
