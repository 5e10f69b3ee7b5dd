import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorOf } from './factors.ts'
import { handicapResult, handicapText, lineText, overResult, remainingLine, underResult } from './lines.ts'
import type { LegResult } from './words.ts'

const words: Record<string, LegResult> = {
  W: 'WIN',
  'half W': 'HALF_WIN',
  push: 'PUSH',
  'half L': 'HALF_LOSE',
  L: 'LOSE',
}
const mirrors: Record<LegResult, LegResult> = {
  WIN: 'LOSE',
  HALF_WIN: 'HALF_LOSE',
  PUSH: 'PUSH',
  HALF_LOSE: 'HALF_WIN',
  LOSE: 'WIN',
  VOID: 'VOID',
}
/** As the page prints them. */
const handicaps = `
| −1.00 | L | L | L | push | W |
| −0.75 | L | L | L | half W | W |
| −0.50 | L | L | L | W | W |
| −0.25 | L | L | half L | W | W |
| 0.00 | L | L | push | W | W |
| +0.25 | L | L | half W | W | W |
| +0.50 | L | L | W | W | W |
| +0.75 | L | half L | W | W | W |
| +1.00 | L | push | W | W | W |
| +1.25 | L | half W | W | W | W |`
const overs = `
| 2.00 | L | push | W | W |
| 2.25 | L | half L | W | W |
| 2.50 | L | L | W | W |
| 2.75 | L | L | half W | W |
| 3.00 | L | L | push | W |`
const cellsOf = (table: string, first: number) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [line, ...cells] = row
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
      const lineQ = 4 * Number(line!.replace('−', '-'))
      return cells.map((cell, at) => ({ lineQ, count: first + at, result: words[cell]! }))
    })

describe('every cell of the tables', () => {
  test.each(cellsOf(handicaps, -2))(
    'a handicap of $lineQ quarters at a difference of $count is $result',
    (cell) => {
      expect(handicapResult(cell.lineQ, cell.count)).toBe(cell.result)
      expect(handicapResult(-cell.lineQ, -cell.count)).toBe(mirrors[cell.result])
    },
  )
  test.each(cellsOf(overs, 1))('over $lineQ quarters at a total of $count is $result', (cell) => {
    expect(overResult(cell.lineQ, cell.count)).toBe(cell.result)
    expect(underResult(cell.lineQ, cell.count)).toBe(mirrors[cell.result])
  })
})

const anyLine = fc.integer({ min: -4_000, max: 4_000 })
const anyDiff = fc.integer({ min: -1_000, max: 1_000 })

describe('for any line', () => {
  test('what one side wins the other loses, and at evens the two return both stakes', () => {
    fc.assert(
      fc.property(anyLine, anyDiff, (lineQ, diff) => {
        const home = handicapResult(lineQ, diff)
        const away = handicapResult(-lineQ, -diff)
        expect(away).toBe(mirrors[home])
        const [a, b] = [factorOf(home, 20_000, 1), factorOf(away, 20_000, 1)]
        expect(a.num * b.den + b.num * a.den).toBe(2n * a.den * b.den)
      }),
    )
  })
  test('a quarter line is the two lines beside it, half each', () => {
    const points = { WIN: 2, PUSH: 0, LOSE: -2, HALF_WIN: 1, HALF_LOSE: -1, VOID: 0 }
    fc.assert(
      fc.property(anyLine, anyDiff, (half, diff) => {
        const lineQ = 2 * Math.trunc(half / 2) + 1
        const halves = [handicapResult(lineQ - 1, diff), handicapResult(lineQ + 1, diff)]
        const sum = points[halves[0]!] + points[halves[1]!]
        expect(points[handicapResult(lineQ, diff)]).toBe(sum / 2)
      }),
    )
  })
  test('a bet made earlier is settled as one made now at the line that remains', () => {
    const goals = fc.integer({ min: 0, max: 9 })
    const score = fc.record({ home: goals, away: goals })
    fc.assert(
      fc.property(anyLine, score, score, score, (lineQ, atBet, since, later) => {
        const now = { home: atBet.home + since.home, away: atBet.away + since.away }
        const rest = later.home - later.away
        const whole = since.home - since.away + rest
        expect(handicapResult(remainingLine(lineQ, atBet, now), rest)).toBe(handicapResult(lineQ, whole))
      }),
    )
  })
  test('half a goal off a quarter is no line', () => {
    expect(() => handicapResult(0.5, 1)).toThrow(RangeError)
    expect(() => overResult(10, Number.NaN)).toThrow(RangeError)
  })
})

test('lines are written with a true minus, and with a plus where they belong to a side', () => {
  expect([-3, -4, 0, 1, 10, 11].map(lineText)).toEqual(['−0.75', '−1', '0', '0.25', '2.5', '2.75'])
  expect([-3, 0, 2, 5].map(handicapText)).toEqual(['−0.75', '0', '+0.5', '+1.25'])
})
