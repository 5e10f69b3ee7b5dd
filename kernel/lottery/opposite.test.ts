import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays } from '../../tests/support/lottery-outcomes.ts'
import { familyOf, playOf } from './classic/families.ts'
import type { Selections } from './classic/play.ts'
import { validBetOf, type PlayedLine } from './opposite.ts'

const line = (code: string, selections: Selections, stakePerCombination: bigint): PlayedLine => ({
  play: playOf(code)!,
  selections,
  stakePerCombination,
})
const SSC = [8, 4, 0, 0, 3]
const digits = (count: number, from = 0) =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].slice(from, from + count)

describe('opposite sides count what they differ by', () => {
  test('in one play and issue, and in as many lines as they come', () => {
    const big = line('SSC_SUM5', [['BIG']], 500n)
    const small = line('SSC_SUM5', [['SMALL']], 300n)
    expect(validBetOf([big], SSC)).toBe(500n)
    expect(validBetOf([big, small], SSC)).toBe(200n)
    expect(validBetOf([small, big, small, small], SSC)).toBe(400n)
  })
  test('size and parity are no opposites, nor are sides of two places', () => {
    expect(validBetOf([line('SSC_SUM5', [['BIG', 'ODD']], 100n)], SSC)).toBe(200n)
    const places = [line('SSC_SIDE_POS', [['BIG'], ['SMALL'], [], [], []], 100n)]
    expect(validBetOf(places, SSC)).toBe(200n)
    const same = [...places, line('SSC_SIDE_POS', [['SMALL'], [], [], [], []], 60n)]
    expect(validBetOf(same, SSC)).toBe(140n)
  })
  test('sides of two plays are no opposites', () => {
    const lines = [line('PC28_BIG_SMALL', [['BIG']], 100n), line('PC28_COMBO', [['SMALL_ODD']], 100n)]
    expect(validBetOf(lines, [6, 1, 8])).toBe(200n)
  })
  test('dragon against tiger counts by pair of places', () => {
    const row = (at: number, side: string) =>
      Array.from({ length: 10 }, (_, place) => (place === at ? [side] : []))
    const lines = [
      line('SSC_DRAGON_TIGER', row(0, 'DRAGON'), 100n),
      line('SSC_DRAGON_TIGER', row(0, 'TIGER'), 100n),
      line('SSC_DRAGON_TIGER', row(1, 'TIGER'), 70n),
    ]
    expect(validBetOf(lines, SSC)).toBe(70n)
  })
})

test('stakes that the draw gives back count nothing', () => {
  const lines = [line('11X5_SIDE_POS', [['BIG'], ['SMALL'], [], [], []], 100n)]
  expect(validBetOf(lines, [11, 2, 3, 4, 5])).toBe(100n)
  expect(validBetOf(lines, [10, 2, 3, 4, 5])).toBe(200n)
  expect(validBetOf([line('11X5_SUM_SIDE', [['BIG']], 100n)], [8, 9, 1, 2, 10])).toBe(0n)
})

describe('lines that cover nine tenths together count nothing', () => {
  const two = (tens: string[], units: string[], block = 'LAST2') =>
    line('SSC_2_DIRECT', [[block], tens, units], 10n)
  test('numbers in order, each counted once', () => {
    const half = two(digits(5), digits(10))
    expect(validBetOf([half, half], SSC)).toBe(1_000n)
    expect(validBetOf([half, two(digits(4, 5), digits(9))], SSC)).toBe(860n)
    expect(validBetOf([half, two(digits(4, 5), digits(10))], SSC)).toBe(0n)
    expect(validBetOf([half, two(digits(5, 5), digits(10), 'FIRST2')], SSC)).toBe(1_000n)
  })
  test('lists of whole numbers as well', () => {
    const all = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
    const lines = [line('SSC_2_DIRECT', [['LAST2'], all.slice(0, 45)], 10n)]
    expect(validBetOf(lines, SSC)).toBe(450n)
    expect(validBetOf([...lines, line('SSC_2_DIRECT', [['LAST2'], all.slice(45, 90)], 10n)], SSC)).toBe(0n)
  })
  test('numbers of one place, forms, sums and sets', () => {
    const place = (numbers: string[]) => line('SSC_POSITION', [numbers, [], [], [], []], 10n)
    expect(validBetOf([place(digits(5)), place(digits(3, 5))], SSC)).toBe(80n)
    expect(validBetOf([place(digits(5)), place(digits(4, 5))], SSC)).toBe(0n)
    const form = (...forms: string[]) => line('SSC_FORM3', [['LAST3'], forms], 10n)
    expect(validBetOf([form('PAIR', 'MIXED'), form('STRAIGHT')], SSC)).toBe(30n)
    expect(validBetOf([form('PAIR', 'MIXED'), form('HALF_STRAIGHT')], SSC)).toBe(0n)
    const sum = (from: number, to: number) =>
      line('SSC_3_SUM', [['LAST3'], Array.from({ length: to - from }, (_, at) => String(from + at))], 10n)
    expect(validBetOf([sum(0, 14)], SSC)).toBe(5_000n)
    expect(validBetOf([sum(0, 14), sum(14, 28)], SSC)).toBe(0n)
    const eleven = playOf('11X5_ANY1')!.rows[0]!.symbols
    const any = (numbers: readonly string[]) => line('11X5_ANY1', [numbers], 10n)
    expect(validBetOf([any(eleven.slice(0, 5)), any(eleven.slice(0, 6))], [1, 2, 3, 4, 5])).toBe(110n)
    expect(validBetOf([any(eleven.slice(0, 5)), any(eleven.slice(5))], [1, 2, 3, 4, 5])).toBe(0n)
    const three = (...sums: string[]) => line('PC28_THREE_SUMS', [sums], 10n)
    expect(validBetOf([three('12', '13', '14'), three('12', '13', '14')], [6, 1, 8])).toBe(20n)
  })
  test('sides of two digits, and any two places', () => {
    const sides = (tens: string[], units: string[]) => line('SSC_SIDE_2', [['LAST2'], tens, units], 10n)
    expect(validBetOf([sides(['BIG'], ['BIG', 'SMALL'])], SSC)).toBe(20n)
    expect(validBetOf([sides(['BIG'], ['BIG', 'SMALL']), sides(['SMALL'], ['ODD', 'EVEN'])], SSC)).toBe(0n)
    const any = (...rows: string[][]) => line('SSC_ANY2_DIRECT', rows, 1n)
    expect(validBetOf([any(digits(10), digits(5), [], [], [])], SSC)).toBe(50n)
    const both = [any(digits(10), digits(5), [], [], []), any(digits(10), digits(5, 5), [], [], [])]
    expect(validBetOf(both, SSC)).toBe(0n)
    const crossed = [any(digits(9), ['1'], [], [], []), any(['1'], digits(9), [], [], [])]
    expect(validBetOf(crossed, SSC)).toBe(18n)
  })
  test('a hundred lines of five digits are counted without trying all numbers', () => {
    const lines = Array.from({ length: 100 }, (_, at) =>
      line('SSC_5_DIRECT', [digits(9), digits(9), digits(9), digits(9), [String(at % 10)]], 1n),
    )
    expect(validBetOf(lines, SSC)).toBe(656_100n)
  })
})

test('valid bet is never more than the stake nor negative, and one line alone counts whole unless it is refunded', () => {
  const some = fc.constantFrom(...allPlays).chain((play) =>
    fc
      .tuple(
        ...play.rows.map((row) =>
          fc.subarray([...row.symbols], {
            minLength: row.min,
            maxLength: Math.min(row.max, Math.max(row.min, 4)),
          }),
        ),
      )
      .filter((selections) => 'combinations' in play.count(selections))
      .map((selections) => ({ play, selections, stakePerCombination: 7n })),
  )
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (lines) => {
      for (const one of lines) {
        const result = familyOf(one.play.family).readResult(one.play.example.result)
        const own = lines.filter((other) => other.play.family === one.play.family)
        const stakeOf = (of: PlayedLine) => {
          const counted = of.play.count(of.selections)
          return 7n * BigInt('combinations' in counted ? counted.combinations : 0)
        }
        const valid = validBetOf(own, result)
        expect(valid).toBeGreaterThanOrEqual(0n)
        expect(valid).toBeLessThanOrEqual(own.reduce((sum, other) => sum + stakeOf(other), 0n))
        const refunded = BigInt(one.play.wins(one.selections, result).refunded) * 7n
        const isBothSides = one.play.code.includes('DRAGON_TIGER')
        if (!isBothSides) expect(validBetOf([one], result)).toBe(stakeOf(one) - refunded)
      }
    }),
    { numRuns: 200 },
  )
})
