import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersOf, ordersOf } from '../numbers/digits.ts'
import { payoutOfHits } from '../numbers/number-bet.ts'
import { thaiBets, thaiBetsOf, type ThaiTable } from './bets.ts'
import type { ThaiResult } from './result.ts'

const betOf = (code: string) => thaiBets.find((one) => one.code === code)!
const check = (code: string, ...selection: string[]) => betOf(code).check(selection, { table: 'GOVERNMENT' })
const hits = (code: string, selection: string[], result: ThaiResult) =>
  betOf(code)
    .hits(selection, result, { table: 'GOVERNMENT' })
    .reduce((sum, one) => sum + one.hits, 0)
const example: ThaiResult = { top3: '846', bottom2: '43', front3: ['512', '907'], back3: ['041', '375'] }

/**
 * The return in hundredths of a per cent. No bet looks at the top and at another prize together, so all
 * prizes may run through their numbers together.
 */
function returnOf(code: string, table: ThaiTable, selection: readonly string[]): number {
  const bet = betOf(code)
  const odds = bet.defaultOddsE4[table]!
  let sum = 0n
  for (const three of numbersOf(3)) {
    const result = { top3: three, bottom2: three.slice(1), front3: [three, three], back3: [three, three] }
    sum += payoutOfHits(10_000n, bet.hits(selection, result, { table }), odds)
  }
  return Number(sum) / 1_000
}

test.each([
  ['TOP3', ['846'], 9000, 8500],
  ['TOD3', ['846'], 9000, 7200],
  ['TOD3', ['446'], 4500, 3600],
  ['FRONT3', ['512'], 9000, undefined],
  ['BACK3', ['375'], 9000, undefined],
  ['TOP2', ['46'], 9200, 9200],
  ['BOTTOM2', ['43'], 9200, 9200],
  ['RUN_TOP', ['4'], 8672, 8672],
  ['RUN_BOTTOM', ['3'], 7980, 7980],
  ['TOP1_POS', ['HUNDREDS', '8'], 9200, 9200],
  ['TOP1_POS', ['TENS', '4'], 9200, 9200],
  ['TOP1_POS', ['UNITS', '6'], 9200, 9200],
  ['BOTTOM1_POS', ['TENS', '4'], 9200, 9200],
  ['BOTTOM1_POS', ['UNITS', '3'], 9200, 9200],
  ...['TOP_HIGH', 'TOP_LOW', 'BOTTOM_HIGH', 'BOTTOM_LOW'].map((side) => ['HL', [side], 9200, 9200] as const),
  ...['TOP_ODD', 'TOP_EVEN', 'BOTTOM_ODD', 'BOTTOM_EVEN'].map((side) => ['OE', [side], 9200, 9200] as const),
] as const)('the return of %s on %s over every result', (code, selection, government, others) => {
  expect(returnOf(code, 'GOVERNMENT', selection)).toBe(government)
  if (others === undefined) expect(betOf(code).defaultOddsE4.OTHERS).toBeUndefined()
  else expect(returnOf(code, 'OTHERS', selection)).toBe(others)
})

test('the examples of the help texts win', () => {
  expect(hits('TOP3', ['846'], example)).toBe(1)
  expect(hits('TOD3', ['468'], example)).toBe(1)
  expect(hits('FRONT3', ['512'], example)).toBe(1)
  expect(hits('BACK3', ['375'], example)).toBe(1)
  expect(hits('TOP2', ['46'], example)).toBe(1)
  expect(hits('BOTTOM2', ['43'], example)).toBe(1)
  expect(hits('RUN_TOP', ['4'], { ...example, top3: '446' })).toBe(1)
  expect(hits('RUN_BOTTOM', ['3'], { ...example, bottom2: '33' })).toBe(1)
  expect(hits('TOP1_POS', ['HUNDREDS', '8'], example)).toBe(1)
  expect(hits('BOTTOM1_POS', ['UNITS', '3'], example)).toBe(1)
  expect(hits('HL', ['TOP_HIGH'], example)).toBe(1)
  expect(hits('OE', ['BOTTOM_ODD'], example)).toBe(1)
})

test('numbers that are near, but not drawn, lose', () => {
  expect(hits('TOP3', ['468'], example)).toBe(0)
  expect(hits('TOD3', ['486'], example)).toBe(1)
  expect(hits('TOD3', ['446'], example)).toBe(0)
  expect(hits('FRONT3', ['375'], example)).toBe(0)
  expect(hits('TOP2', ['84'], example)).toBe(0)
  expect(hits('BOTTOM2', ['34'], example)).toBe(0)
  expect(hits('RUN_BOTTOM', ['8'], example)).toBe(0)
  expect(hits('TOP1_POS', ['UNITS', '8'], example)).toBe(0)
  expect(hits('HL', ['TOP_LOW'], example)).toBe(0)
})

test('a prize drawn twice pays twice, and draws before 2015 pay each of four back-3', () => {
  expect(hits('BACK3', ['375'], { ...example, back3: ['375', '375'] })).toBe(2)
  const old = { top3: '443', bottom2: '43', back3: ['303', '434', '489', '553'] }
  expect(['303', '434', '489', '553'].map((number) => hits('BACK3', [number], old))).toEqual([1, 1, 1, 1])
  expect(hits('FRONT3', ['303'], old)).toBe(0)
})

test('triples are not sold as TOD3, and wrong numbers are refused', () => {
  for (const { 0: digit } of numbersOf(1)) {
    const triple = digit!.repeat(3)
    expect(check('TOD3', triple)).toEqual({ code: 'NUMBER_NOT_SOLD', number: triple })
    expect(check('TOP3', triple)).toBeUndefined()
  }
  for (const wrong of ['12', '1234', '๑๒๓', '12a', '-12', ' 12', '1.2', ''])
    expect(check('TOP3', wrong)).toEqual({ code: 'SELECTION_INVALID', number: wrong })
  expect(check('TOP3')).toEqual({ code: 'SELECTION_INVALID' })
  expect(check('TOP3', '123', '456')).toEqual({ code: 'SELECTION_INVALID' })
  expect(check('TOP1_POS', 'THOUSANDS', '1')?.number).toBe('THOUSANDS')
  expect(check('BOTTOM1_POS', 'HUNDREDS', '1')?.number).toBe('HUNDREDS')
  expect(check('TOP1_POS', 'UNITS', '12')?.number).toBe('12')
  expect(check('TOP1_POS', 'UNITS')).toEqual({ code: 'SELECTION_INVALID' })
  expect(check('HL', 'TOP_ODD')?.number).toBe('TOP_ODD')
  expect(check('OE', 'toString')?.number).toBe('toString')
  expect(check('OE')).toEqual({ code: 'SELECTION_INVALID' })
})

test('the other lotteries have no front-3 and back-3, and none sells TOD2', () => {
  const codes = (table: ThaiTable) => thaiBetsOf(table).map(({ code }) => code)
  expect(codes('GOVERNMENT')).toHaveLength(12)
  expect(codes('OTHERS')).toEqual(codes('GOVERNMENT').filter((code) => !['FRONT3', 'BACK3'].includes(code)))
  expect(codes('GOVERNMENT')).not.toContain('TOD2')
})

test('limits count a TOD3 by its digits in any order, and a TOP3 by the number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{3}$/), (number) => {
      expect(new Set(ordersOf(number).map((one) => betOf('TOD3').exposureKeys([one])[0]))).toHaveProperty(
        'size',
        1,
      )
      expect(betOf('TOP3').exposureKeys([number])).toEqual([number])
    }),
  )
  expect(betOf('TOD3').exposureKeys(['210'])).toEqual(['012'])
  expect(betOf('TOP1_POS').exposureKeys(['UNITS', '0'])).toEqual(['UNITS_0'])
  expect(betOf('HL').exposureKeys(['TOP_HIGH'])).toEqual(['TOP_HIGH'])
})

test('every Thai bet costs one unit, and its text is named after its code', () => {
  for (const bet of thaiBets) {
    expect(bet.cover(['0'], { table: 'GOVERNMENT' })).toBe(1)
    expect(bet.textKeys).toEqual([`lottery_${bet.code.toLowerCase()}`])
  }
})

test('a payout adds all hits before its one rounding down, and needs odds for every prize', () => {
  expect(payoutOfHits(99n, [{ prize: 'WIN', hits: 3 }], { WIN: 32_001n })).toBe(950n)
  expect(() => payoutOfHits(1n, [{ prize: 'WIN', hits: 1 }], {})).toThrow(RangeError)
})
