import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyOf } from './classic/families.ts'
import { halfEvenTenths, longStreaks, statisticsOf, WINDOWS } from './statistics.ts'

const ssc = familyOf('SSC')
const units = (text: string) => [...text].map((digit) => ssc.readResult(`0123${digit}`))
const figuresOf = (text: string, window: number) => statisticsOf(ssc.positions, units(text), window)[4]!

test('counts, omissions and their average for one place, newest first', () => {
  const { key, numbers } = figuresOf('7727170000', 5)
  expect(key).toBe('units')
  expect(numbers[7]).toMatchObject({
    frequency: 3,
    currentOmission: 0,
    // Seven is missing in the last four of ten, two of three before that.
    maxOmission: 4,
    // (5 − 3) / (3 + 1)
    averageOmissionTenths: 5,
  })
  expect(numbers[1]).toMatchObject({
    frequency: 1,
    currentOmission: 4,
    maxOmission: 5,
    averageOmissionTenths: 20,
  })
  expect(numbers[0]).toMatchObject({
    frequency: 0,
    currentOmission: 6,
    maxOmission: 6,
    averageOmissionTenths: 50,
  })
  expect(numbers[9]).toMatchObject({ frequency: 0, currentOmission: 10, maxOmission: 10 })
})

test('the three hottest and the three coldest, with ties by omission and then by number', () => {
  const { numbers } = figuresOf('12312345', 100)
  const named = (is: 'isHot' | 'isCold') =>
    numbers
      .filter((one) => one[is])
      .map((one) => one.symbol)
      .join(' ')
  expect(named('isHot')).toBe('1 2 3')
  expect(named('isCold')).toBe('0 6 7')
  const tied = figuresOf('9876543210', 100).numbers
  expect(tied.filter((one) => one.isHot).map((one) => one.symbol)).toEqual(['7', '8', '9'])
  expect(tied.filter((one) => one.isCold).map((one) => one.symbol)).toEqual(['0', '1', '2'])
})

test('without results everything is zero', () => {
  for (const one of figuresOf('', 30).numbers)
    expect(one).toMatchObject({ frequency: 0, currentOmission: 0, maxOmission: 0, averageOmissionTenths: 0 })
})

test('nothing older than five hundred issues counts', () => {
  const { numbers } = figuresOf(`${'1'.repeat(500)}2`, 100)
  expect(numbers[2]).toMatchObject({ currentOmission: 500, maxOmission: 500 })
  expect(numbers[1]).toMatchObject({ frequency: 100, averageOmissionTenths: 0 })
})

test('halves of a tenth go to the even tenth', () => {
  expect([1, 3, 5, 7].map((part) => halfEvenTenths(part, 20))).toEqual([0, 2, 2, 4])
  expect(halfEvenTenths(1, 3)).toBe(3)
  expect(halfEvenTenths(2, 3)).toBe(7)
})

test('frequencies of a place add up to its window, and omissions agree with each other', () => {
  const results = fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 60 })
  fc.assert(
    fc.property(results, fc.constantFrom(...WINDOWS), (drawn, window) => {
      const { numbers } = figuresOf(drawn.join(''), window)
      const frequencies = numbers.reduce((sum, one) => sum + one.frequency, 0)
      expect(frequencies).toBe(Math.min(window, drawn.length))
      for (const one of numbers) expect(one.maxOmission).toBeGreaterThanOrEqual(one.currentOmission)
      expect(numbers.filter((one) => one.isHot)).toHaveLength(3)
    }),
  )
})

test('sums have figures of their own where they are bet on', () => {
  for (const [code, lowest, highest] of [
    ['K3', '3', '18'],
    ['PC28', '0', '27'],
  ] as const) {
    const { symbols } = familyOf(code).positions.at(-1)!
    expect([symbols[0], symbols.at(-1)]).toEqual([lowest, highest])
  }
  const pc28 = familyOf('PC28')
  const [, , , sums] = statisticsOf(pc28.positions, [pc28.readResult('6,1,8')], 30)
  expect(sums!.numbers[15]).toMatchObject({ symbol: '15', frequency: 1 })
})

describe('streaks', () => {
  const streaksOf = (code: 'SSC' | 'K3' | '11X5', texts: string[]) => {
    const family = familyOf(code)
    const sides = texts.map((text) => family.streakSidesOf(family.readResult(text)))
    return longStreaks(sides).map(({ key, side, length }) => `${key} ${side} ${length}`)
  }
  test('a side that came four times in a row up to the newest issue is listed, the longest first', () => {
    const texts = ['90000', '10000', '70001', '50000', '21212', '90909', '10001']
    const streaks = streaksOf('SSC', texts)
    expect(streaks[0]).toBe('thousands_size SMALL 7')
    expect(streaks).toContain('sum_size SMALL 5')
    expect(streaks).toContain('ten_thousands_parity ODD 4')
    expect(streaks).toContain('dragon_tiger DRAGON 4')
    expect(streaks.filter((streak) => streak.startsWith('units_size'))).toEqual(['units_size SMALL 5'])
    expect(streaks.some((streak) => streak.startsWith('units_parity'))).toBe(false)
  })
  test('three in a row are not listed, and a draw with neither side ends a streak', () => {
    expect(streaksOf('K3', ['6,6,5', '6,5,5', '6,6,4'])).toEqual([])
    expect(streaksOf('K3', ['6,6,5', '6,5,4', '5,5,5', '6,6,5', '6,6,5'])).toEqual([])
    const withEleven = ['10,1,2,3,4', '9,1,2,3,4', '11,1,2,3,4', '8,1,2,3,4', '7,1,2,3,5']
    expect(streaksOf('11X5', withEleven).some((streak) => streak.startsWith('nth_1_size'))).toBe(false)
  })
  test('without results there are none', () => expect(longStreaks([])).toEqual([]))
})
