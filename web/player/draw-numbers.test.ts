import { expect, it } from 'vitest'
import { numbersOf } from './draw-numbers.ts'

it.each([
  ['SSC', '84003', ['8', '4', '0', '0', '3']],
  ['11X5', '8,9,7,6,5', ['08', '09', '07', '06', '05']],
  ['VIETNAM', '{"special":["20347"],"first":["86112"]}', ['2', '0', '3', '4', '7']],
  ['THAI', '{"index":["1,284.57"],"change":["-6.08"]}', ['4', '5', '7']],
  ['THAI', '{"first"', []],
])('reads the numbers of %s from %s', (family, result, numbers) => {
  expect(numbersOf(family, result)).toEqual(numbers)
})
