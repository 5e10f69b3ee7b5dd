import { describe, expect, test } from 'vitest'
import { combinationsOf, MOST_COMBINATIONS, systemCodesFor } from './systems.ts'

describe('systems with names', () => {
  test.each([
    ['TRIXIE', 3, 4],
    ['PATENT', 3, 7],
    ['YANKEE', 4, 11],
    ['LUCKY15', 4, 15],
    ['CANADIAN', 5, 26],
    ['LUCKY31', 5, 31],
    ['HEINZ', 6, 57],
    ['LUCKY63', 6, 63],
    ['SUPER_HEINZ', 7, 120],
    ['GOLIATH', 8, 247],
  ])('%s of %i legs has %i parlays, all different', (code, legs, count) => {
    const parlays = combinationsOf(code, legs)!
    expect(new Set(parlays.map(String)).size).toBe(count)
    expect(parlays).toHaveLength(count)
    for (const parlay of parlays) expect(new Set(parlay).size).toBe(parlay.length)
    expect(combinationsOf(code, legs + 1)).toBeNull()
  })
})

describe('k of n', () => {
  test('all parlays of one size', () => {
    expect(combinationsOf('2/3', 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(combinationsOf('3/5', 5)).toHaveLength(10)
  })
  test('not of other sizes, of another number of legs, or of words', () => {
    for (const code of ['1/3', '3/3', '4/3', '2/4', '02/3', '2/3 ', '', 'toString'])
      expect(combinationsOf(code, 3)).toBeNull()
  })
  test('only as many parlays as anybody can follow', () => {
    expect(systemCodesFor(15)).toEqual(['2/15', '3/15', '12/15', '13/15', '14/15'])
    for (let legs = 3; legs <= 15; legs++)
      for (const code of systemCodesFor(legs))
        expect(combinationsOf(code, legs)!.length).toBeLessThanOrEqual(MOST_COMBINATIONS)
  })
})

test('what legs may be bet on in', () => {
  expect(systemCodesFor(2)).toEqual([])
  expect(systemCodesFor(3)).toEqual(['2/3', 'TRIXIE', 'PATENT'])
  expect(systemCodesFor(4)).toEqual(['2/4', '3/4', 'YANKEE', 'LUCKY15'])
  expect(systemCodesFor(16)).toEqual([])
})
