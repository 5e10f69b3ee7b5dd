import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays, blocksOf, combinationsOf, outcomesOf } from '../../tests/support/lottery-outcomes.ts'
import { MOST_ENTRIES } from './classic/entries.ts'
import { playOf } from './classic/families.ts'
import type { Play, Result } from './classic/play.ts'
import { readEntries } from './text-entry.ts'

const read = (code: string, text: string, block?: string) => readEntries(playOf(code)!, text, block)

test('space, comma, semicolon and a new line separate entries', () => {
  const { selections, problems, duplicates } = read(
    'SSC_3_DIRECT',
    ' 123 456,789;012\n345\r\n,, 678 ',
    'LAST3',
  )
  expect(selections).toEqual([['LAST3'], ['123', '456', '789', '012', '345', '678']])
  expect([problems, duplicates]).toEqual([[], []])
})

test('where order does not count an entry is kept ascending, and its other orders are the same entry', () => {
  const { entries, duplicates } = read('SSC_3_GROUP6', '312 123 321 456', 'FIRST3')
  expect(entries).toEqual(['123', '456'])
  expect(duplicates).toEqual([
    { at: 4, text: '123' },
    { at: 8, text: '321' },
  ])
})

test('numbers of two digits stand together or with spaces between them', () => {
  expect(read('11X5_2_DIRECT', '02 07, 0511\n10 01; 0302 0203').entries).toEqual([
    '0207',
    '0511',
    '1001',
    '0302',
    '0203',
  ])
  expect(read('PK10_3_DIRECT', '07 06 04').selections).toEqual([['070604']])
})

test('what is wrong is named with its place', () => {
  const { entries, problems } = read('SSC_3_GROUP3', '112 ๑๑๒ 11x 12 1123 111 123 ２２１', 'LAST3')
  expect(entries).toEqual(['112'])
  expect(problems).toEqual([
    { code: 'THAI_DIGIT', at: 4, text: '๑๑๒' },
    { code: 'UNKNOWN_SYMBOL', at: 8, text: '11x' },
    { code: 'LENGTH', at: 12, text: '12' },
    { code: 'LENGTH', at: 15, text: '1123' },
    { code: 'NOT_SOLD', at: 20, text: '111' },
    { code: 'NOT_SOLD', at: 24, text: '123' },
    { code: 'UNKNOWN_SYMBOL', at: 28, text: '２２１' },
  ])
  expect(read('11X5_2_DIRECT', '0202 0012 0112').problems.map((one) => one.code)).toEqual([
    'NOT_SOLD',
    'NOT_SOLD',
    'NOT_SOLD',
  ])
})

test('a list without a good entry gives no line, and one that is too long is cut with a word', () => {
  expect(read('SSC_2_DIRECT', ' , ;', 'LAST2').selections).toBeUndefined()
  const numbers = Array.from({ length: MOST_ENTRIES + 2 }, (_, at) => String(at).padStart(5, '0'))
  const { entries, problems } = read('SSC_5_DIRECT', numbers.join(' '))
  expect(entries).toHaveLength(MOST_ENTRIES)
  expect(problems.map((one) => [one.code, one.text])).toEqual([
    ['TOO_MANY', '01000'],
    ['TOO_MANY', '01001'],
  ])
})

test('a play without text entry, or without its block, is refused', () => {
  expect(() => read('SSC_SUM5', '1')).toThrow(RangeError)
  expect(() => read('SSC_3_DIRECT', '123')).toThrow(RangeError)
  expect(() => read('SSC_3_DIRECT', '123', 'LAST2')).toThrow(RangeError)
  expect(() => read('SSC_3_DIRECT', '123', 'constructor')).toThrow(RangeError)
})

describe('a list of whole numbers is counted and wins as its numbers do as choices', () => {
  const entryPlays = allPlays.filter((play) => play.isTextEntry)
  test('the plays that take one', () => {
    expect(entryPlays.map((play) => play.code).join(' ')).toMatchInlineSnapshot(
      `"SSC_5_DIRECT SSC_5_GROUP120 SSC_5_GROUP60 SSC_5_GROUP30 SSC_5_GROUP20 SSC_5_GROUP10 SSC_5_GROUP5 SSC_4_DIRECT SSC_4_GROUP24 SSC_4_GROUP12 SSC_4_GROUP6 SSC_4_GROUP4 SSC_3_DIRECT SSC_3_GROUP3 SSC_3_GROUP6 SSC_2_DIRECT SSC_2_GROUP 11X5_ANY2 11X5_ANY3 11X5_ANY4 11X5_ANY5 11X5_HIT5_OF6 11X5_HIT5_OF7 11X5_HIT5_OF8 11X5_2_DIRECT 11X5_2_GROUP 11X5_3_DIRECT 11X5_3_GROUP PK10_2_DIRECT PK10_3_DIRECT 3D_DIRECT 3D_GROUP3 3D_GROUP6 3D_2_DIRECT 3D_2_GROUP P5_DIRECT"`,
    )
  })

  const draws = new Map<string, Result[]>()
  const drawsOf = (play: Play) => {
    const known = draws.get(play.family) ?? outcomesOf(play.family)
    draws.set(play.family, known)
    return known
  }
  test.each(entryPlays.map((play) => [play.code, play] as const))('%s', (_code, play) => {
    const head = blocksOf(play)[0]!
    const board = play.rows.slice(head.length).map((row) => row.symbols.slice(0, Math.max(5, row.min + 2)))
    const singles = combinationsOf(play, [...head, ...board])
    const times: Record<string, number> = { pair: 2, triple: 3, four: 4 }
    const textOf = (single: string[][]) => {
      const rows = play.rows.slice(head.length)
      return single
        .slice(head.length)
        .map((row, at) => row.map((symbol) => symbol.repeat(times[rows[at]!.key] ?? 1)).join(''))
        .join('')
    }
    fc.assert(
      fc.property(
        fc.subarray(singles, { minLength: 1, maxLength: Math.min(5, singles.length) }),
        fc.constantFrom(...drawsOf(play)),
        (some, result) => {
          const { selections, problems, duplicates } = readEntries(
            play,
            some.map(textOf).join(','),
            head[0]?.[0],
          )
          expect([problems, duplicates]).toEqual([[], []])
          expect(play.count(selections!)).toEqual({ combinations: some.length })
          const won = (all: string[][]) =>
            play.wins(all, result).wins.reduce((sum, { count }) => sum + count, 0)
          expect(won(selections!)).toBe(some.reduce((sum, single) => sum + won(single), 0))
          const most = play.mostWins(selections!).reduce((sum, { count }) => sum + count, 0)
          expect(won(selections!)).toBeLessThanOrEqual(most)
        },
      ),
      { numRuns: 60 },
    )
  })

  const problemOf = (code: string, list: string[]) => {
    const counted = playOf(code)!.count([['LAST2'], list])
    return 'problem' in counted ? [counted.problem.code, counted.problem.row] : counted
  }
  test('a list from elsewhere is checked again', () => {
    expect(problemOf('SSC_2_GROUP', ['45', '12'])).toEqual({ combinations: 2 })
    expect(problemOf('SSC_2_GROUP', ['54'])).toEqual(['UNKNOWN_SYMBOL', 1])
    expect(problemOf('SSC_2_GROUP', ['44'])).toEqual(['UNKNOWN_SYMBOL', 1])
    expect(problemOf('SSC_2_GROUP', ['45', '45'])).toEqual(['DUPLICATE', 1])
    expect(problemOf('SSC_2_DIRECT', ['45', '4'])).toEqual(['UNKNOWN_SYMBOL', 1])
    expect(problemOf('SSC_2_DIRECT', ['๔๕'])).toEqual(['UNKNOWN_SYMBOL', 1])
    const all = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
    expect(problemOf('SSC_2_DIRECT', all)).toEqual(['COVER', 1])
    expect(problemOf('SSC_2_DIRECT', all.slice(0, 90))).toEqual({ combinations: 90 })
    expect(playOf('SSC_2_DIRECT')!.count([['NOWHERE'], ['45']])).toEqual({
      problem: { code: 'UNKNOWN_SYMBOL', row: 0 },
    })
  })
})
