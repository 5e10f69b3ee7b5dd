import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { symbolsOf, type AnySheet } from '../../../kernel/slots/sheet.ts'
import { cardTexts } from './card-texts.ts'
import { en } from './en.ts'
import { roadTexts } from './road-texts.ts'
import { tableEn } from './table-en.ts'
import { tableTh } from './table-th.ts'
import type { GameTexts } from './texts.ts'
import { th } from './th.ts'

/** Every leaf of a tree of texts, functions called with figures. */
function leaves(value: unknown): string[] {
  if (typeof value === 'function') return [String((value as (...args: number[]) => unknown)(2, 3, 4))]
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(leaves)
  return [value as string]
}

test.each([
  ['slots', th, en],
  ['tables', tableTh, tableEn],
  ['road maps', roadTexts.th, roadTexts.en],
  ['cards', cardTexts.th, cardTexts.en],
])('both languages say everything of %s, Thai in Thai and without full stops', (_what, inThai, inEnglish) => {
  for (const text of [...leaves(inThai), ...leaves(inEnglish)]) expect(text.trim()).not.toBe('')
  expect(leaves(inThai)).toHaveLength(leaves(inEnglish).length)
  for (const text of leaves(inEnglish)) expect(text).not.toMatch(/[\u0e00-\u0e7f]/)
  for (const text of leaves(inThai)) expect(text).not.toMatch(/[.!?]$/)
})

test('English plurals follow the number', () => {
  expect([en.freeSpinsAwarded(1), en.freeSpinsAwarded(10), en.freeSpinsMore(1)]).toEqual([
    '1 free spin',
    '10 free spins',
    '1 more free spin',
  ])
})

/** Slots alone have strips and symbols; their stages say so. */
function isSlot(name: string): boolean {
  const stage = new URL(`../../${name}/stage/index.ts`, import.meta.url)
  return existsSync(stage) && readFileSync(stage, 'utf8').includes('slotStage(')
}
const games = readdirSync(new URL('../../', import.meta.url)).filter(isSlot)

test.each(games)('%s names every symbol of its strips and its rules in both languages', async (name) => {
  const { sheet } = (await import(`../../${name}/rules/sheet.ts`)) as { sheet: AnySheet }
  const texts = [
    ((await import(`../../${name}/locales/th.ts`)) as { th: GameTexts }).th,
    ((await import(`../../${name}/locales/en.ts`)) as { en: GameTexts }).en,
  ]
  const symbols = [...symbolsOf(sheet)].sort()
  for (const one of texts) {
    expect(Object.keys(one.symbols).sort()).toEqual(symbols)
    expect(one.rules.length).toBeGreaterThan(0)
    expect(one.name).not.toBe('')
  }
})
