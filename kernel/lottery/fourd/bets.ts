/** Malaysian and Singapore 4D: its prizes and its bet types (domain/lottery.md §7). */
import {
  hitsOf,
  ONE_KIND,
  type BetProblem,
  type NumberBet,
  type PrizeHits,
  type PrizeOdds,
} from '../numbers/number-bet.ts'
import { checkOneNumber, digitsInOrder, isNumber, ordersOf, tailOf } from '../numbers/digits.ts'

export type FourdTable = 'MALAYSIA' | 'SINGAPORE'

/** The 23 numbers of a draw; Singapore calls its ten special prizes starters. */
export interface FourdResult {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly special: readonly string[]
  readonly consolation: readonly string[]
}

export type FourdBet = NumberBet<FourdResult, FourdTable>
type Style = 'BIG' | 'SMALL'

const PRIZES = ['FIRST', 'SECOND', 'THIRD', 'SPECIAL', 'CONSOLATION'] as const
type FourdPrize = (typeof PRIZES)[number]

/** Whole baht for one baht. */
const prizeTables: Readonly<Record<FourdTable, Readonly<Record<Style, readonly number[]>>>> = {
  MALAYSIA: { BIG: [2_500, 1_000, 500, 180, 60], SMALL: [3_500, 2_000, 1_000] },
  SINGAPORE: { BIG: [2_000, 1_000, 490, 250, 60], SMALL: [3_000, 2_000, 800] },
}

const perTable = (of: (table: FourdTable) => PrizeOdds): FourdBet['defaultOddsE4'] => ({
  MALAYSIA: of('MALAYSIA'),
  SINGAPORE: of('SINGAPORE'),
})

const straightOdds = (style: Style): FourdBet['defaultOddsE4'] =>
  perTable((table) =>
    Object.fromEntries(
      prizeTables[table][style].map((baht, index) => [PRIZES[index]!, BigInt(baht) * 10_000n]),
    ),
  )

/** Different orders that the digits of a number may have, if they are not all the same. */
const ORDERS = [24, 12, 6, 4]

/** A straight prize divided by the orders, rounded down to 0.01, for each count of orders. */
const boxOdds = (style: Style): FourdBet['defaultOddsE4'] =>
  perTable((table) =>
    Object.fromEntries(
      ORDERS.flatMap((orders) =>
        prizeTables[table][style].map((baht, index) => [
          `${PRIZES[index]!}_${orders}`,
          ((BigInt(baht) * 100n) / BigInt(orders)) * 100n,
        ]),
      ),
    ),
  )

/** The drawn numbers of each prize that a style looks at. */
function drawnFor(style: Style, result: FourdResult): readonly (readonly [FourdPrize, readonly string[]])[] {
  const three = [
    ['FIRST', [result.first]],
    ['SECOND', [result.second]],
    ['THIRD', [result.third]],
  ] as const
  if (style === 'SMALL') return three
  return [...three, ['SPECIAL', result.special], ['CONSOLATION', result.consolation]]
}

/** Every match of one of the numbers with a drawn one, by prize. */
function matches(
  style: Style,
  result: FourdResult,
  isMatch: (drawn: string) => boolean,
  prizeKey: (prize: FourdPrize) => string = (prize) => prize,
): readonly PrizeHits[] {
  return drawnFor(style, result).flatMap(([prize, drawn]) =>
    hitsOf(prizeKey(prize), drawn.filter(isMatch).length),
  )
}

/** How many numbers are drawn for each prize. */
const DRAWN = [1n, 1n, 1n, 10n, 10n]

/** How often one of so many numbers hits each prize of a style. */
const chancesOf = (
  style: Style,
  numbers: number,
  prizeKey: (prize: FourdPrize) => string = (prize) => prize,
) =>
  Object.fromEntries(
    prizeTables.MALAYSIA[style].map((_, place) => [
      prizeKey(PRIZES[place]!),
      [DRAWN[place]! * BigInt(numbers), 10_000n] as const,
    ]),
  )

const textKey = (code: string): string => `lottery_4d_${code.toLowerCase()}`
const styleCodes: readonly Style[] = ['BIG', 'SMALL']

function straight(style: Style): FourdBet {
  return {
    code: `FOURD_${style}`,
    textKeys: [textKey(style)],
    digits: 4,
    defaultOddsE4: straightOdds(style),
    check: (selection) => checkOneNumber(selection, 4),
    cover: () => 1,
    hits: ([number], result) => matches(style, result, (drawn) => drawn === number),
    kinds: ONE_KIND,
    chances: () => chancesOf(style, 1),
    exposureKeys: ([number]) => [number!],
  }
}

/** One stake on all orders of a number; four equal digits have one order, which is the straight bet. */
function box(style: Style): FourdBet {
  return {
    ...straight(style),
    code: `FOURD_BOX_${style}`,
    textKeys: [textKey('BOX'), textKey(style)],
    defaultOddsE4: boxOdds(style),
    check: (selection) =>
      checkOneNumber(selection, 4) ??
      (ordersOf(selection[0]!).length === 1 ? { code: 'NUMBER_NOT_SOLD', number: selection[0]! } : undefined),
    hits([number], result) {
      const [digits, orders] = [digitsInOrder(number!), ordersOf(number!).length]
      return matches(
        style,
        result,
        (drawn) => digitsInOrder(drawn) === digits,
        (prize) => `${prize}_${orders}`,
      )
    },
    kinds: [['0123'], ['0012'], ['0011'], ['0001']],
    chances([number]) {
      const orders = ordersOf(number!).length
      return chancesOf(style, orders, (prize) => `${prize}_${orders}`)
    },
    exposureKeys: ([number]) => [digitsInOrder(number!)],
  }
}

/** Several straight bets of one entry. */
function several(
  name: string,
  style: Style,
  digits: number | null,
  check: (selection: readonly string[]) => BetProblem | undefined,
  numbersOf: (entry: string) => readonly string[],
): FourdBet {
  return {
    code: `FOURD_${name}_${style}`,
    textKeys: [textKey(name), textKey(style)],
    digits,
    defaultOddsE4: straightOdds(style),
    check,
    cover: ([entry]) => numbersOf(entry!).length,
    hits([entry], result) {
      const numbers = new Set(numbersOf(entry!))
      return matches(style, result, (drawn) => numbers.has(drawn))
    },
    kinds: ONE_KIND,
    chances: () => chancesOf(style, 1),
    exposureKeys: ([entry]) => numbersOf(entry!),
  }
}

/** The ten numbers of an entry such as `12R4`, whose R runs from 0 to 9. */
const rolled = (entry: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => entry.replace('R', String(digit)))

function checkRoll([entry, ...more]: readonly string[]): BetProblem | undefined {
  if (entry === undefined || more.length > 0) return { code: 'SELECTION_INVALID' }
  const isRoll = entry.length === 4 && isNumber(entry.replace('R', '0'), 4) && entry.includes('R')
  return isRoll ? undefined : { code: 'SELECTION_INVALID', number: entry }
}

/** The last digits of the first prize, or of any of the first three. */
function ends(
  name: string,
  digits: number,
  baht: bigint,
  drawnCount: bigint,
  drawn: (result: FourdResult) => readonly string[],
): FourdBet {
  return {
    ...straight('BIG'),
    code: `FOURD_${name}`,
    textKeys: [textKey(name)],
    digits,
    defaultOddsE4: perTable(() => ({ WIN: baht * 10_000n })),
    check: (selection) => checkOneNumber(selection, digits),
    hits: ([number], result) =>
      hitsOf('WIN', drawn(result).filter((one) => tailOf(one, digits) === number).length),
    chances: () => ({ WIN: [drawnCount, 10n ** BigInt(digits)] }),
  }
}

/** Every bet type in the order of the board. */
export const fourdBets: readonly FourdBet[] = [
  ...styleCodes.map(straight),
  ends('4A', 4, 6_000n, 1n, ({ first }) => [first]),
  ends('3A', 3, 660n, 1n, ({ first }) => [first]),
  ends('3ABC', 3, 220n, 3n, ({ first, second, third }) => [first, second, third]),
  ends('2A', 2, 66n, 1n, ({ first }) => [first]),
  ...styleCodes.map(box),
  ...styleCodes.map((style) =>
    several('PERMUTATION', style, 4, (selection) => checkOneNumber(selection, 4), ordersOf),
  ),
  ...styleCodes.map((style) => several('ROLL', style, null, checkRoll, rolled)),
]

/** The name of the first prize that is missing or has a number of other than four digits, or undefined. */
export function problemOfFourd(result: FourdResult): keyof FourdResult | undefined {
  const tens = (['special', 'consolation'] as const).find(
    (prize) => result[prize].length !== 10 || result[prize].some((number) => !isNumber(number, 4)),
  )
  return (['first', 'second', 'third'] as const).find((prize) => !isNumber(result[prize], 4)) ?? tens
}
