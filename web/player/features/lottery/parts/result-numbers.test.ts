import { expect, it } from 'vitest'
import { familyOf } from '../../../../../kernel/lottery/classic/families.ts'
import { numbersOf } from '../../../draw-numbers.ts'
import { colourOfSum, placesOf, sumOf, symbolsOf } from './result-numbers.ts'

it('reads the results of all families as their numbers are printed', () => {
  expect(numbersOf('SSC', '84003')).toEqual(['8', '4', '0', '0', '3'])
  expect(numbersOf('K3', '3,1,1')).toEqual(['3', '1', '1'])
  expect(numbersOf('11X5', '8,9,7,6,5')).toEqual(['08', '09', '07', '06', '05'])
  expect(numbersOf('PK10', '7,6,4,5,3,10,9,2,8,1').join(' ')).toBe('07 06 04 05 03 10 09 02 08 01')
  expect(numbersOf('3D', '004')).toEqual(['0', '0', '4'])
  expect(numbersOf('P3P5', '98765')).toEqual(['9', '8', '7', '6', '5'])
  expect(numbersOf('P3P5', '98765', 'P3')).toEqual(['9', '8', '7'])
})

it('gives the sums of PC28 the colours of the rules', () => {
  const sums = (colour: string | null) =>
    Array.from({ length: 28 }, (_, sum) => sum).filter((sum) => colourOfSum(sum) === colour)
  expect(sums('green')).toEqual([1, 4, 7, 10, 16, 19, 22, 25])
  expect(sums('blue')).toEqual([2, 5, 8, 11, 17, 20, 23, 26])
  expect(sums('red')).toEqual([3, 6, 9, 12, 15, 18, 21, 24])
  expect(sums(null)).toEqual([0, 13, 14, 27])
  expect(sumOf(['6', '1', '8'])).toBe(15)
})

it.each(['SSC', '11X5', 'K3', 'PK10', 'PC28', '3D', 'P3P5'] as const)(
  'names the places of %s and their numbers as its rules do',
  (family) => {
    // Sums have statistics of their own, and are no place of a result.
    const positions = familyOf(family).positions.filter(({ key }) => key !== 'sum')
    expect(placesOf(family, positions.length)).toEqual(positions.map(({ key }) => key))
    for (const { symbols } of positions) expect(symbolsOf(family)).toEqual(symbols)
  },
)
