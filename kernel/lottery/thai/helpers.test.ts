import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  doubles,
  nineteenDoors,
  reverse,
  sandwich,
  sweepBack,
  sweepFront,
  triples,
  twosOf,
} from './helpers.ts'

const digit = fc.stringMatching(/^[0-9]$/)

test('19 doors gives 19 numbers, and each sweep ten of them', () => {
  fc.assert(
    fc.property(digit, (one) => {
      const [doors, front, back] = [nineteenDoors(one), sweepFront(one), sweepBack(one)]
      expect([doors.length, front.length, back.length]).toEqual([19, 10, 10])
      expect(new Set([...front, ...back])).toEqual(new Set(doors))
    }),
  )
  expect(sweepFront('5')).toEqual(['50', '51', '52', '53', '54', '55', '56', '57', '58', '59'])
  expect(sweepBack('5').slice(0, 2)).toEqual(['05', '15'])
})

test('reversing gives 1 or 2 numbers of two digits, and 1, 3 or 6 of three', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{2,3}$/), (number) => {
      const orders = reverse(number)
      const different = new Set(number).size
      expect(orders).toHaveLength(number.length === 2 ? different : [0, 1, 3, 6][different]!)
      expect(new Set(orders).size).toBe(orders.length)
      expect(orders).toContain(number)
      for (const order of orders) expect([...order].sort()).toEqual([...number].sort())
    }),
  )
  expect(reverse('012')).toEqual(['012', '021', '102', '120', '201', '210'])
})

test('low and high, odd and even are fifty numbers each and share none', () => {
  for (const [one, other] of [
    ['LOW', 'HIGH'],
    ['ODD', 'EVEN'],
  ] as const) {
    expect([twosOf[one].length, twosOf[other].length]).toEqual([50, 50])
    expect(new Set([...twosOf[one], ...twosOf[other]]).size).toBe(100)
  }
  expect([twosOf.LOW.at(-1), twosOf.HIGH[0], twosOf.ODD[0], twosOf.EVEN[0]]).toEqual(['49', '50', '01', '00'])
})

test('doubles, triples and sandwiches are ten numbers each', () => {
  expect([doubles.length, triples.length, sandwich('12').length]).toEqual([10, 10, 10])
  expect([doubles[0], triples[9], sandwich('12')[0], sandwich('12')[9]]).toEqual(['00', '999', '102', '192'])
})
