import { expect, test } from 'vitest'
import { numbersOf } from '../numbers/digits.ts'
import { payoutOfHits } from '../numbers/number-bet.ts'
import { fourdBets, problemOfFourd, type FourdResult, type FourdTable } from './bets.ts'

type Draw = { -readonly [prize in keyof FourdResult]: FourdResult[prize] extends string ? string : string[] }

const blank = (): Draw => ({
  first: '9999',
  second: '9999',
  third: '9999',
  special: Array(10).fill('9999'),
  consolation: Array(10).fill('9999'),
})
const betOf = (code: string) => fourdBets.find((one) => one.code === code)!

/** The payout of a bet at one baht, in satang. */
function paid(code: string, table: FourdTable, selection: string, result: FourdResult, unit = 100n): bigint {
  const bet = betOf(code)
  return payoutOfHits(unit, bet.hits([selection], result, { table }), bet.defaultOddsE4[table]!)
}

/** The expected payout of a unit: each match of a number pays, so all 23 run through all numbers together. */
function returnOf(code: string, table: FourdTable, selection: string): number {
  let sum = 0n
  for (const number of numbersOf(4)) {
    const ten = Array<string>(10).fill(number)
    const draw = { first: number, second: number, third: number, special: ten, consolation: ten }
    sum += paid(code, table, selection, draw, 10_000n)
  }
  // Ten thousand units on each of ten thousand numbers.
  return Number(sum / BigInt(betOf(code).cover([selection], { table }))) / 1e8
}

test.each([
  ['FOURD_BIG', '1234', 0.64, 0.659],
  ['FOURD_SMALL', '1234', 0.65, 0.58],
  ['FOURD_4A', '1234', 0.6, 0.6],
  ['FOURD_3A', '234', 0.66, 0.66],
  ['FOURD_3ABC', '234', 0.66, 0.66],
  ['FOURD_2A', '34', 0.66, 0.66],
  ['FOURD_PERMUTATION_BIG', '1123', 0.64, 0.659],
  ['FOURD_PERMUTATION_SMALL', '1234', 0.65, 0.58],
  ['FOURD_ROLL_BIG', '12R4', 0.64, 0.659],
  ['FOURD_ROLL_SMALL', '1R34', 0.65, 0.58],
  // Divided prizes are cut to 0.01, so a box returns a little less.
  ['FOURD_BOX_BIG', '1234', 0.63996, 0.6588],
  ['FOURD_BOX_BIG', '1122', 0.63999, 0.65895],
  ['FOURD_BOX_BIG', '1112', 0.64, 0.659],
  ['FOURD_BOX_SMALL', '1123', 0.64998, 0.579984],
] as const)(
  'the return of %s on %s over every number that can come',
  (code, selection, malaysia, singapore) => {
    expect(returnOf(code, 'MALAYSIA', selection)).toBe(malaysia)
    expect(returnOf(code, 'SINGAPORE', selection)).toBe(singapore)
  },
)

test('every prize of the tables pays, and each match of a number pays', () => {
  const draw: Draw = { ...blank(), first: '0001', second: '0002', third: '0003' }
  draw.special[0] = '0004'
  draw.consolation[9] = '0005'
  const all = (code: string, table: FourdTable) =>
    ['0001', '0002', '0003', '0004', '0005'].map((number) => Number(paid(code, table, number, draw)) / 100)
  expect(all('FOURD_BIG', 'MALAYSIA')).toEqual([2500, 1000, 500, 180, 60])
  expect(all('FOURD_SMALL', 'MALAYSIA')).toEqual([3500, 2000, 1000, 0, 0])
  expect(all('FOURD_BIG', 'SINGAPORE')).toEqual([2000, 1000, 490, 250, 60])
  expect(all('FOURD_SMALL', 'SINGAPORE')).toEqual([3000, 2000, 800, 0, 0])
  const twice: Draw = { ...draw, second: '0001' }
  expect(paid('FOURD_BIG', 'MALAYSIA', '0001', twice)).toBe(350_000n)
})

test('a box wins in any order and pays the prize divided by 24, 12, 6 or 4', () => {
  const first = (number: string) => ({ ...blank(), first: number })
  expect(paid('FOURD_BOX_BIG', 'MALAYSIA', '1234', first('4321'))).toBe(10_416n)
  expect(paid('FOURD_BOX_BIG', 'MALAYSIA', '1123', first('3211'))).toBe(20_833n)
  expect(paid('FOURD_BOX_BIG', 'MALAYSIA', '1122', first('2211'))).toBe(41_666n)
  expect(paid('FOURD_BOX_BIG', 'MALAYSIA', '1112', first('2111'))).toBe(62_500n)
  expect(paid('FOURD_BOX_BIG', 'MALAYSIA', '1234', first('1235'))).toBe(0n)
  expect(betOf('FOURD_BOX_BIG').check(['1111'], { table: 'MALAYSIA' })).toEqual({
    code: 'NUMBER_NOT_SOLD',
    number: '1111',
  })
})

test('a permutation costs a unit for each order, a roll ten', () => {
  const cover = (code: string, entry: string) => betOf(code).cover([entry], { table: 'MALAYSIA' })
  expect(['1234', '1123', '1122', '1112', '1111'].map((one) => cover('FOURD_PERMUTATION_BIG', one))).toEqual([
    24, 12, 6, 4, 1,
  ])
  expect(cover('FOURD_ROLL_BIG', '12R4')).toBe(10)
  expect(betOf('FOURD_ROLL_BIG').exposureKeys(['12R4'])).toEqual([
    '1204',
    '1214',
    '1224',
    '1234',
    '1244',
    '1254',
    '1264',
    '1274',
    '1284',
    '1294',
  ])
  expect(betOf('FOURD_BOX_SMALL').exposureKeys(['4321'])).toEqual(['1234'])
})

test('numbers of other than four digits, and rolls of no or two digits, are refused', () => {
  const check = (code: string, ...selection: string[]) =>
    betOf(code).check(selection, { table: 'MALAYSIA' })?.code
  for (const wrong of ['123', '12345', '12a4', '๑๒๓๔', ''])
    expect(check('FOURD_BIG', wrong)).toBe('SELECTION_INVALID')
  for (const wrong of ['1234', 'RR34', '12R', '12R45', '12r4'])
    expect(check('FOURD_ROLL_BIG', wrong)).toBe('SELECTION_INVALID')
  expect(check('FOURD_BIG', '0001', '0002')).toBe('SELECTION_INVALID')
  expect(check('FOURD_BIG', '0007')).toBeUndefined()
  expect(check('FOURD_ROLL_SMALL', 'R000')).toBeUndefined()
})

test('a result with a missing or short number names the prize', () => {
  expect(problemOfFourd(blank())).toBeUndefined()
  expect(problemOfFourd({ ...blank(), third: '123' })).toBe('third')
  expect(problemOfFourd({ ...blank(), special: ['0001'] })).toBe('special')
})
