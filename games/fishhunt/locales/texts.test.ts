import { expect, test } from 'vitest'
import { targets } from '../rules/sheet.ts'
import { en } from './en.ts'
import { th } from './th.ts'

/** Every text of a tree with its path, functions called with figures. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') return [[path, String((value as (...args: number[]) => unknown)(2, 3, 5))]]
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
  return [[path, value as string]]
}

test('both languages say everything of the sea hunt, Thai in Thai and without full stops', () => {
  expect(leaves(th).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path))
  for (const [path, text] of [...leaves(th), ...leaves(en)]) expect(text.trim(), path).not.toBe('')
  for (const [path, text] of leaves(en)) expect(text, path).not.toMatch(/[\u0e00-\u0e7f]/)
  for (const [path, text] of leaves(th)) expect(text, path).not.toMatch(/[.!?]$/)
})

test('every target of the rules has its name', () => {
  for (const { targets: names } of [th, en])
    expect(Object.keys(names).toSorted()).toEqual(targets.map(({ kind }) => kind).toSorted())
})
