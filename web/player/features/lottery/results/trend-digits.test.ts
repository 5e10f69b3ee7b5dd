import { expect, it } from 'vitest'
import { digitPlacesOf, digitsOf, digitSymbolsOf } from './trend-digits.ts'

const thai = { gameCode: 'LAO', family: 'THAI', kind: 'THAI' } as const
const classic = { gameCode: 'SSC60', family: 'SSC', kind: 'CLASSIC' } as const

it('follows the digits of 3 top and 2 bottom of a Thai-style result', () => {
  expect(digitsOf(thai, '20261127', '{"first":["7846"]}')).toEqual(['8', '4', '6', '7', '8'])
  expect(digitPlacesOf(thai, 5)).toEqual([
    'top3_hundreds',
    'top3_tens',
    'top3_units',
    'bottom2_tens',
    'bottom2_units',
  ])
  expect(digitSymbolsOf(thai)).toHaveLength(10)
})

it('follows the places of a classic result as before', () => {
  expect(digitsOf(classic, '202611270001', '84003')).toEqual(['8', '4', '0', '0', '3'])
  expect(digitPlacesOf(classic, 5)).toEqual(['ten_thousands', 'thousands', 'hundreds', 'tens', 'units'])
})

it('follows nothing of a text that is no result', () => {
  expect(digitsOf(thai, '20261127', 'nothing')).toEqual([])
})
