import { expect, test } from 'vitest'
import { numbersOf } from '../numbers/digits.ts'
import { payoutOfHits } from '../numbers/number-bet.ts'
import { vietnamBets, vietnamBetsOf, type VietnamBet } from './bets.ts'
import { boardForms, type BoardTable, type VietnamBoard } from './board.ts'

const betOf = (code: string) => vietnamBets.find((one) => one.code === code)!
const oddsOf = (bet: VietnamBet, table: BoardTable) => bet.defaultOddsE4[table]!
const countOf = (bet: VietnamBet, selection: readonly string[], board: VietnamBoard, table: BoardTable) =>
  bet.hits(selection, board, { table }).reduce((sum, { hits }) => sum + hits, 0)

/** A board without 1 to 5 in it, whose numbers are all this digit. */
const boardOf = (table: BoardTable, digit = '9'): Record<string, string[]> =>
  Object.fromEntries(
    boardForms[table].map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => digit.repeat(digits)),
    ]),
  )

/** A board whose two-digit ends are these and, for the other numbers, 99. */
function boardWithEnds(table: BoardTable, ends: readonly string[]): VietnamBoard {
  const left = [...ends]
  const board = Object.fromEntries(
    boardForms[table].map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => (left.shift() ?? '99').padStart(digits, '9')),
    ]),
  )
  expect(left).toEqual([])
  return board
}

const payout = (code: string, table: BoardTable, selection: string[], board: VietnamBoard, unit: bigint) => {
  const bet = betOf(code)
  return payoutOfHits(unit, bet.hits(selection, board, { table }), oddsOf(bet, table))
}

test('LO2 12 on a south board at 10 baht costs 180.00 and pays 1,960.00 for two hits', () => {
  const board = { ...boardOf('SOUTH'), third: ['00012', '91234'], eighth: ['12'] }
  expect(betOf('LO2').cover(['12'], { table: 'SOUTH' }) * 10).toBe(180)
  expect(payout('LO2', 'SOUTH', ['12'], board, 1_000n)).toBe(196_000n)
})

test('DA 12-34-56 at 20 baht costs 60.00 and pays 680.00 for 12 twice, 34 once', () => {
  const board = boardWithEnds('SOUTH', ['12', '34', '12'])
  expect(betOf('DA').cover(['12', '34', '56'], { table: 'SOUTH' }) * 20).toBe(60)
  expect(payout('DA', 'SOUTH', ['12', '34', '56'], board, 2_000n)).toBe(68_000n)
})

test('DD north 47 at 10 baht costs 50.00 and pays 2,940.00 for three hits', () => {
  const board = { ...boardOf('NORTH'), seventh: ['03', '47', '47', '91'], special: ['20347'] }
  expect(betOf('DD').cover(['47'], { table: 'NORTH' }) * 10).toBe(50)
  expect(payout('DD', 'NORTH', ['47'], board, 1_000n)).toBe(294_000n)
})

test('the boards have 27 and 18 numbers, of which 23 and 17 have three digits and 20 and 16 four', () => {
  const covers = (table: BoardTable) =>
    ['LO2', 'LO3', 'LO4'].map((code) => betOf(code).cover(['1'], { table }))
  expect(covers('NORTH')).toEqual([27, 23, 20])
  expect(covers('SOUTH')).toEqual([18, 17, 16])
})

test('every bet type costs what the page says', () => {
  const cover = (table: BoardTable) =>
    Object.fromEntries(
      ['DE', 'DAU', 'DD', 'DE_FIRST', 'XC', 'XC_HEAD', 'XC_TAIL', 'TAIL4', 'DIG_HEAD', 'DIG_TAIL'].map(
        (code) => [code, betOf(code).cover(['0'], { table })],
      ),
    )
  const same = { DE: 1, DE_FIRST: 1, XC_TAIL: 1, TAIL4: 1, DIG_HEAD: 1, DIG_TAIL: 1 }
  expect(cover('NORTH')).toEqual({ ...same, DAU: 4, DD: 5, XC: 4, XC_HEAD: 3 })
  expect(cover('SOUTH')).toEqual({ ...same, DAU: 1, DD: 2, XC: 2, XC_HEAD: 1 })
  const numbers = ['12', '123', '1234']
  expect(numbers.map((number) => betOf('LO7').cover([number], { table: 'SOUTH' }))).toEqual([7, 6, 5])
  expect(numbers.map((number) => betOf('LO8').cover([number], { table: 'NORTH' }))).toEqual([8, 7, 4])
})

/** A selection of each single-number bet whose digits are not on the blank board. */
const singles = ['LO2', 'LO3', 'LO4', 'DE', 'DAU', 'DD', 'DE_FIRST', 'XC', 'XC_HEAD', 'XC_TAIL', 'TAIL4']
const alone = [...singles, 'DIG_HEAD', 'DIG_TAIL', 'LO7/2', 'LO7/3', 'LO7/4', 'LO8/2', 'LO8/3', 'LO8/4']
const tables = ['NORTH', 'SOUTH'] as const

/**
 * The return per million of what is staked. The hits of the numbers of a board are added and digits before
 * the fourth last one never count, so all numbers run through all ends of four digits together.
 */
function returnPpm(bet: VietnamBet, table: BoardTable, selection: readonly string[]): number {
  let value = 0n
  for (const end of numbersOf(4)) {
    const board = Object.fromEntries(
      boardForms[table].map(({ prize, count, digits }) => [
        prize,
        Array.from({ length: count }, () => end.padStart(digits, '9').slice(-digits)),
      ]),
    )
    value += payoutOfHits(10_000n, bet.hits(selection, board, { table }), oddsOf(bet, table))
  }
  return Number(value / (100n * BigInt(bet.cover(selection, { table }))))
}

test.each(tables.flatMap((table) => alone.map((code) => ({ table, code }))))(
  'the return of $code on a board of the $table, over every number that can come',
  ({ table, code }) => {
    const [name, part] = code.split('/') as [string, string | undefined]
    const bet = betOf(name)
    if (!bet.defaultOddsE4[table]) {
      expect(['LO7', 'LO8']).toContain(name)
      return
    }
    const digits = Number(part ?? bet.digits)
    expect(returnPpm(bet, table, ['1234'.slice(0, digits)])).toBe(
      [0, 980_000, 980_000, 960_000, 900_000][digits],
    )
  },
)

const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k)

/** Sum over how often each of the selected numbers comes on a board, with its weight of 100^places. */
function enumerate(
  table: BoardTable,
  selection: readonly string[],
  value: (board: VietnamBoard) => number,
): bigint {
  const places = table === 'NORTH' ? 27n : 18n
  const walk = (index: number, left: bigint, ends: string[], weight: bigint): bigint => {
    const number = selection[index]
    if (number === undefined)
      return BigInt(value(boardWithEnds(table, ends))) * weight * BigInt(100 - selection.length) ** left
    let sum = 0n
    for (let times = 0n; times <= left; times++)
      sum += walk(
        index + 1,
        left - times,
        [...ends, ...Array(Number(times)).fill(number)],
        weight * choose(left, times),
      )
    return sum
  }
  return walk(0, places, [], 1n)
}

/** numerator / 100^places, rounded half up to nine decimals. */
function share(numerator: bigint, table: BoardTable): string {
  const whole = 100n ** (table === 'NORTH' ? 27n : 18n)
  const scaled = (numerator * 10n ** 9n * 2n + whole) / (whole * 2n)
  return `0.${String(scaled).padStart(9, '0')}`
}

test.each([
  ['XIEN2', 'NORTH', '0.054882098'],
  ['XIEN2', 'SOUTH', '0.026107808'],
  ['XIEN3', 'NORTH', '0.012297936'],
  ['XIEN3', 'SOUTH', '0.003913446'],
  ['DA', 'NORTH', '0.055661985'],
  ['DA', 'SOUTH', '0.026260422'],
] as const)('%s on a board of the %s hits %s times on average', (code, table, expected) => {
  const selection = ['12', '34', '56'].slice(0, code === 'XIEN3' ? 3 : 2)
  const expectedHits = enumerate(table, selection, (board) => countOf(betOf(code), selection, board, table))
  expect(share(expectedHits, table)).toBe(expected)
})

/** The chance that k numbers all come, by inclusion and exclusion, times 100^places. */
function allCome(k: bigint, table: BoardTable): bigint {
  const places = table === 'NORTH' ? 27n : 18n
  let sum = 0n
  for (let missing = 0n; missing <= k; missing++)
    sum += (missing % 2n === 0n ? 1n : -1n) * choose(k, missing) * (100n - missing) ** places
  return sum
}

test('the chances of XIEN4, and of one number at least once', () => {
  expect(share(allCome(4n, 'NORTH'), 'NORTH')).toBe('0.002669915')
  expect(share(allCome(4n, 'SOUTH'), 'SOUTH')).toBe('0.000555225')
  expect(share(allCome(1n, 'NORTH'), 'NORTH')).toBe('0.237657286')
  for (const table of tables) {
    const selection = ['12', '34']
    expect(enumerate(table, selection, (board) => countOf(betOf('XIEN2'), selection, board, table))).toBe(
      allCome(2n, table),
    )
  }
})

test('XIEN4 wins if and only if all four come, and TRUOT4 if none does', () => {
  const numbers = ['12', '34', '56', '78']
  for (let mask = 0; mask < 16; mask++) {
    const come = numbers.filter((_, index) => mask & (1 << index))
    for (const table of tables) {
      const board = boardWithEnds(table, come)
      expect(countOf(betOf('XIEN4'), numbers, board, table)).toBe(Number(come.length === 4))
      expect(countOf(betOf('TRUOT4'), numbers, board, table)).toBe(Number(come.length === 0))
    }
  }
})

test('the odds of TRUOT are 0.90 / p, cut to two decimals', () => {
  const odds = (table: BoardTable) =>
    [4, 5, 6, 7, 8, 9, 10].map((size) => Number(oddsOf(betOf(`TRUOT${size}`), table)['WIN']) / 10_000)
  expect(odds('NORTH')).toEqual([2.7, 3.59, 4.78, 6.38, 8.55, 11.48, 15.47])
  expect(odds('SOUTH')).toEqual([1.87, 2.26, 2.74, 3.32, 4.03, 4.91, 5.99])
})

test('the return of the sets and pairs in hundredths of a per cent', () => {
  const chance = (code: string, table: BoardTable): bigint => {
    const size = BigInt(code.replace(/\D/g, '') || 2)
    if (code.startsWith('XIEN')) return allCome(size, table)
    if (code.startsWith('TRUOT')) return (100n - size) ** (table === 'NORTH' ? 27n : 18n)
    return enumerate(table, ['12', '34'], (board) => countOf(betOf('DA'), ['12', '34'], board, table))
  }
  const returns = (table: BoardTable) =>
    ['XIEN2', 'XIEN3', 'XIEN4', 'DA', ...[4, 5, 6, 7, 8, 9, 10].map((size) => `TRUOT${size}`)].map((code) => {
      const whole = 100n ** (table === 'NORTH' ? 27n : 18n)
      return Number((oddsOf(betOf(code), table)['WIN']! * chance(code, table) + whole / 2n) / whole)
    })
  expect(returns('NORTH')).toEqual([8946, 8990, 8998, 8906, 8968, 8987, 8992, 8992, 9000, 8996, 8996])
  expect(returns('SOUTH')).toEqual([8981, 8997, 8995, 8929, 8969, 8977, 8996, 8991, 8984, 8991, 8991])
})

test('LO7 and LO8 look at their own numbers alone', () => {
  const south = { ...boardOf('SOUTH'), eighth: ['12'], seventh: ['312'], sixth: ['0012', '9999', '9912'] }
  const all = {
    ...south,
    fifth: ['8812'],
    special: ['000012'],
    fourth: Array(7).fill('00012'),
    first: ['00012'],
  }
  expect(countOf(betOf('LO7'), ['12'], all, 'SOUTH')).toBe(6)
  expect(countOf(betOf('LO7'), ['312'], all, 'SOUTH')).toBe(1)
  const north = {
    ...boardOf('NORTH'),
    seventh: ['12', '12', '12', '12'],
    sixth: ['512', '999', '999'],
    third: ['99999', '00012', '00012', '00012', '00012', '00012'],
  }
  expect(countOf(betOf('LO8'), ['12'], north, 'NORTH')).toBe(2)
  expect(vietnamBetsOf('NORTH').map(({ code }) => code)).not.toContain('LO7')
  expect(vietnamBetsOf('SOUTH').map(({ code }) => code)).not.toContain('LO8')
})

test('a selection of wrong numbers is refused', () => {
  const problem = (code: string, ...selection: string[]) => betOf(code).check(selection, { table: 'NORTH' })
  const invalid = (number?: string) => ({
    code: 'SELECTION_INVALID',
    ...(number === undefined ? {} : { number }),
  })
  expect(problem('LO2', '1')).toEqual(invalid('1'))
  expect(problem('LO2', '๑๒')).toEqual(invalid('๑๒'))
  expect(problem('LO2')).toEqual(invalid())
  expect(problem('LO2', '12', '34')).toEqual(invalid())
  expect(problem('LO8', '12345')).toEqual(invalid('12345'))
  expect(problem('XIEN2', '12')).toEqual(invalid())
  expect(problem('XIEN2', '12', '3')).toEqual(invalid('3'))
  expect(problem('XIEN3', '12', '34', '12')).toEqual({ code: 'SELECTION_DUPLICATE', number: '12' })
  expect(problem('DA', '12', '34', '56', '78', '90', '01')).toEqual(invalid())
  expect(problem('TRUOT10', ...numbersOf(2).slice(0, 10))).toBeUndefined()
  expect(problem('LO2', '00')).toBeUndefined()
})

test('limits count numbers, and sets and pairs in any order under one key', () => {
  expect(betOf('LO2').exposureKeys(['07'])).toEqual(['07'])
  expect(betOf('XIEN3').exposureKeys(['56', '12', '34'])).toEqual(['12-34-56'])
  expect(betOf('DA').exposureKeys(['56', '12', '34'])).toEqual(['12-34', '12-56', '34-56'])
})
