/** The bet types of the Thai lotteries and of those that are played like them (domain/lottery.md §5). */
import {
  hitsOf,
  ONE_KIND,
  type BetProblem,
  type Chances,
  type Fraction,
  type NumberBet,
  type PrizeOdds,
} from '../numbers/number-bet.ts'
import { checkOneNumber, digitsInOrder, isNumber, isRepdigit } from '../numbers/digits.ts'
import type { ThaiResult } from './result.ts'

/** The government lottery has odds of its own; every other Thai-style lottery shares the second table. */
export type ThaiTable = 'GOVERNMENT' | 'OTHERS'
export type ThaiBet = NumberBet<ThaiResult, ThaiTable>

type Odds = ThaiBet['defaultOddsE4']

const WIN = 'WIN'
const win = (oddsE4: bigint): PrizeOdds => ({ [WIN]: oddsE4 })
const everywhere = (oddsE4: bigint): Odds => ({ GOVERNMENT: win(oddsE4), OTHERS: win(oddsE4) })

function bet(
  code: string,
  digits: number,
  defaultOddsE4: Odds,
  chance: Fraction,
  count: (number: string, result: ThaiResult) => number,
): ThaiBet {
  return {
    code,
    textKeys: [`lottery_${code.toLowerCase()}`],
    digits,
    defaultOddsE4,
    check: (selection) => checkOneNumber(selection, digits),
    cover: () => 1,
    hits: ([number], result) => hitsOf(WIN, count(number!, result)),
    kinds: ONE_KIND,
    chances: () => ({ [WIN]: chance }),
    exposureKeys: ([number]) => [number!],
  }
}

const times = (numbers: readonly string[] | undefined, number: string): number =>
  (numbers ?? []).filter((drawn) => drawn === number).length

const top3 = bet(
  'TOP3',
  3,
  { GOVERNMENT: win(9_000_000n), OTHERS: win(8_500_000n) },
  [1n, 1_000n],
  (number, result) => Number(result.top3 === number),
)

/** A number with two digits alike has half the orders; a house may set other odds for it. */
const withPairs = (oddsE4: bigint): PrizeOdds => ({ [WIN]: oddsE4, PAIR: oddsE4 })

const tod3: ThaiBet = {
  ...bet('TOD3', 3, { GOVERNMENT: withPairs(1_500_000n), OTHERS: withPairs(1_200_000n) }, [0n, 1n], () => 0),
  // A triple has one order only, which is TOP3 at other odds.
  check: (selection) =>
    checkOneNumber(selection, 3) ??
    (isRepdigit(selection[0]!) ? { code: 'NUMBER_NOT_SOLD', number: selection[0]! } : undefined),
  hits([number], result) {
    const isHit = digitsInOrder(result.top3) === digitsInOrder(number!)
    return hitsOf(new Set(number).size === 2 ? 'PAIR' : WIN, Number(isHit))
  },
  kinds: [['012'], ['001']],
  chances([number]): Chances {
    return new Set(number).size === 2 ? { PAIR: [3n, 1_000n] } : { [WIN]: [6n, 1_000n] }
  },
  exposureKeys: ([number]) => [digitsInOrder(number!)],
}

const GOVERNMENT_THREES: Odds = { GOVERNMENT: win(4_500_000n) }
const front3 = bet('FRONT3', 3, GOVERNMENT_THREES, [2n, 1_000n], (number, result) =>
  times(result.front3, number),
)
const back3 = bet('BACK3', 3, GOVERNMENT_THREES, [2n, 1_000n], (number, result) =>
  times(result.back3, number),
)

const top2 = bet('TOP2', 2, everywhere(920_000n), [1n, 100n], (number, result) =>
  Number(result.top3.slice(-2) === number),
)
const bottom2 = bet('BOTTOM2', 2, everywhere(920_000n), [1n, 100n], (number, result) =>
  Number(result.bottom2 === number),
)
const runTop = bet('RUN_TOP', 1, everywhere(32_000n), [271n, 1_000n], (digit, result) =>
  Number(result.top3.includes(digit)),
)
const runBottom = bet('RUN_BOTTOM', 1, everywhere(42_000n), [19n, 100n], (digit, result) =>
  Number(result.bottom2.includes(digit)),
)

/** A digit at one position: the selection is the position and the digit, for example HUNDREDS and 8. */
function positionBet(
  code: string,
  positions: readonly string[],
  drawn: (result: ThaiResult) => string,
): ThaiBet {
  return {
    code,
    textKeys: [`lottery_${code.toLowerCase()}`],
    digits: null,
    defaultOddsE4: everywhere(92_000n),
    check([position, digit, ...more]): BetProblem | undefined {
      if (more.length > 0 || position === undefined || digit === undefined)
        return { code: 'SELECTION_INVALID' }
      if (!positions.includes(position)) return { code: 'SELECTION_INVALID', number: position }
      return isNumber(digit, 1) ? undefined : { code: 'SELECTION_INVALID', number: digit }
    },
    cover: () => 1,
    hits: ([position, digit], result) =>
      hitsOf(WIN, Number(drawn(result)[positions.indexOf(position!)] === digit)),
    kinds: ONE_KIND,
    chances: () => ({ [WIN]: [1n, 10n] }),
    exposureKeys: ([position, digit]) => [`${position}_${digit}`],
  }
}

/** A side of the result: the selection is the side, whose text has the key `lottery_<side>`. */
function sideBet(code: string, sides: Readonly<Record<string, (result: ThaiResult) => boolean>>): ThaiBet {
  return {
    code,
    textKeys: [`lottery_${code.toLowerCase()}`],
    digits: null,
    defaultOddsE4: everywhere(18_400n),
    check([side, ...more]): BetProblem | undefined {
      if (side === undefined || more.length > 0) return { code: 'SELECTION_INVALID' }
      return Object.hasOwn(sides, side) ? undefined : { code: 'SELECTION_INVALID', number: side }
    },
    cover: () => 1,
    hits: ([side], result) => hitsOf(WIN, Number(sides[side!]!(result))),
    kinds: ONE_KIND,
    chances: () => ({ [WIN]: [1n, 2n] }),
    exposureKeys: ([side]) => [side!],
  }
}

const isOdd = (number: string): boolean => '13579'.includes(number.at(-1)!)

const highLow = sideBet('HL', {
  TOP_HIGH: (result) => result.top3 >= '500',
  TOP_LOW: (result) => result.top3 < '500',
  BOTTOM_HIGH: (result) => result.bottom2 >= '50',
  BOTTOM_LOW: (result) => result.bottom2 < '50',
})

const oddEven = sideBet('OE', {
  TOP_ODD: (result) => isOdd(result.top3),
  TOP_EVEN: (result) => !isOdd(result.top3),
  BOTTOM_ODD: (result) => isOdd(result.bottom2),
  BOTTOM_EVEN: (result) => !isOdd(result.bottom2),
})

/** Every bet type in the order of the board. */
export const thaiBets: readonly ThaiBet[] = [
  top3,
  tod3,
  front3,
  back3,
  top2,
  bottom2,
  runTop,
  runBottom,
  positionBet('TOP1_POS', ['HUNDREDS', 'TENS', 'UNITS'], (result) => result.top3),
  positionBet('BOTTOM1_POS', ['TENS', 'UNITS'], (result) => result.bottom2),
  highLow,
  oddEven,
]

/** The bet types that a table of odds offers. */
export const thaiBetsOf = (table: ThaiTable): readonly ThaiBet[] =>
  thaiBets.filter((one) => one.defaultOddsE4[table] !== undefined)
