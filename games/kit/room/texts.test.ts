import { expect, test } from 'vitest'
import { en as holdemEn } from '../../holdem/locales/en.ts'
import { th as holdemTh } from '../../holdem/locales/th.ts'
import { en as pokdengEn } from '../../pokdengroom/locales/en.ts'
import { th as pokdengTh } from '../../pokdengroom/locales/th.ts'
import { roomEn } from '../locales/room-en.ts'
import { roomTh } from '../locales/room-th.ts'

/** Every text of a tree with its path, functions called with figures. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') return [[path, String((value as (...args: number[]) => unknown)(2, 3, 5))]]
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
  return [[path, value as string]]
}

test.each([
  ['every room', roomTh, roomEn],
  ['hold’em', holdemTh, holdemEn],
  ['Pok Deng rooms', pokdengTh, pokdengEn],
])('%s: both languages say everything, Thai in Thai and without full stops', (_name, th, en) => {
  expect(leaves(th).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path))
  for (const [path, text] of [...leaves(th), ...leaves(en)]) expect(text.trim(), path).not.toBe('')
  for (const [path, text] of leaves(en)) expect(text, path).not.toMatch(/[\u0e00-\u0e7f]/)
  for (const [path, text] of leaves(th)) expect(text, path).not.toMatch(/[.!?]$/)
  expect(
    leaves(th)
      .filter(([, text]) => !/[\u0e00-\u0e7f]/.test(text))
      .map(([path]) => path),
  ).toEqual([])
})
