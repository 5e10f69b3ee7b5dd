/** The bet types of the Vietnamese lotteries (domain/lottery.md §4.3). */
import {
  hitsOf,
  ONE_KIND,
  type BetProblem,
  type Fraction,
  type NumberBet,
  type PrizeOdds,
} from '../numbers/number-bet.ts'
import { checkDifferentNumbers, checkOneNumber, isNumber, tailOf } from '../numbers/digits.ts'
import { boardForms, numbersOfBoard, type BoardTable, type VietnamBoard } from './board.ts'
import { chanceOfAll, chanceOfNone, rarerOfTwo } from './chances.ts'

export type VietnamBet = NumberBet<VietnamBoard, BoardTable>

const WIN = 'WIN'
const win = (oddsE4: bigint): PrizeOdds => ({ [WIN]: oddsE4 })
const onBoth = (odds: PrizeOdds): VietnamBet['defaultOddsE4'] => ({ NORTH: odds, SOUTH: odds })

/** Odds for a hit of two, three and four digits. */
const BY_DIGITS: Readonly<Record<number, bigint>> = { 2: 980_000n, 3: 9_600_000n, 4: 90_000_000n }
const ofDigits = (digits: number): VietnamBet['defaultOddsE4'] => onBoth(win(BY_DIGITS[digits]!))

/** The numbers of a board that a bet looks at. */
type Part = (board: VietnamBoard, table: BoardTable) => readonly string[]

const special: Part = (board) => board.special ?? []
const heads2: Part = (board, table) => (table === 'NORTH' ? board.seventh : board.eighth) ?? []
const heads3: Part = (board, table) => (table === 'NORTH' ? board.sixth : board.seventh) ?? []
const together =
  (...parts: readonly Part[]): Part =>
  (board, table) =>
    parts.flatMap((part) => part(board, table))

const sevenPrizes: Part = ({ eighth = [], seventh = [], sixth = [], fifth = [], special: top = [] }) => [
  ...eighth,
  ...seventh,
  ...sixth,
  ...fifth,
  ...top,
]

/** Of the prizes with several numbers, but for the sixth, the first listed counts. */
const eightPrizes: Part = ({ special: top = [], seventh, sixth = [], fifth, fourth, third }) => [
  ...top,
  ...[seventh, fifth, fourth, third].flatMap((numbers) => numbers?.slice(0, 1) ?? []),
  ...sixth,
]

/** A board of zeros: how many numbers a bet covers does not depend on what is drawn. */
const blanks: Readonly<Record<BoardTable, VietnamBoard>> = {
  NORTH: blankOf('NORTH'),
  SOUTH: blankOf('SOUTH'),
}

function blankOf(table: BoardTable): VietnamBoard {
  return Object.fromEntries(
    boardForms[table].map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => '0'.repeat(digits)),
    ]),
  )
}

const oneOf = (digits: number): Fraction => [1n, 10n ** BigInt(digits)]

const textKeysOf = (code: string): readonly string[] => [`lottery_vn_${code.toLowerCase()}`]

const tailsIn = (part: Part, board: VietnamBoard, table: BoardTable, digits: number): readonly string[] =>
  part(board, table).flatMap((number) => tailOf(number, digits) ?? [])

/** A number that hits the ends of every number of a part that has enough digits. */
function tailBet(code: string, digits: number, part: Part): VietnamBet {
  return {
    code,
    textKeys: textKeysOf(code),
    digits,
    defaultOddsE4: ofDigits(digits),
    check: (selection) => checkOneNumber(selection, digits),
    cover: (_, { table }) => tailsIn(part, blanks[table], table, digits).length,
    hits: ([number], board, { table }) =>
      hitsOf(WIN, tailsIn(part, board, table, digits).filter((tail) => tail === number).length),
    kinds: ONE_KIND,
    chances: () => ({ [WIN]: oneOf(digits) }),
    exposureKeys: ([number]) => [number!],
  }
}

/** A number of two, three or four digits on a part of one region's board, at the odds of its digits. */
function partBet(code: string, table: BoardTable, part: Part): VietnamBet {
  const odds = Object.fromEntries([2, 3, 4].map((digits) => [`${digits}D`, BY_DIGITS[digits]!]))
  return {
    ...tailBet(code, 2, part),
    digits: null,
    defaultOddsE4: { [table]: odds },
    check([number, ...more]): BetProblem | undefined {
      if (number === undefined || more.length > 0) return { code: 'SELECTION_INVALID' }
      return [2, 3, 4].some((digits) => isNumber(number, digits))
        ? undefined
        : { code: 'SELECTION_INVALID', number }
    },
    cover: ([number], context) => tailsIn(part, blanks[context.table], context.table, number!.length).length,
    hits([number], board, context) {
      const tails = tailsIn(part, board, context.table, number!.length)
      return hitsOf(`${number!.length}D`, tails.filter((tail) => tail === number).length)
    },
    kinds: [['00'], ['000'], ['0000']],
    chances: ([number]) => ({ [`${number!.length}D`]: oneOf(number!.length) }),
  }
}

/** The tens or the units digit of the special prize. */
function digitBet(code: string, place: -2 | -1): VietnamBet {
  return {
    ...tailBet(code, 1, special),
    defaultOddsE4: onBoth(win(98_000n)),
    hits: ([digit], board) => hitsOf(WIN, Number(board.special?.[0]?.at(place) === digit)),
  }
}

/** How often each two-digit end stands on a board. */
function endsOf(board: VietnamBoard): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  for (const number of numbersOfBoard(board)) {
    const end = number.slice(-2)
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  return ends
}

/** Several different two-digit numbers that win or lose together. */
function setBet(
  code: string,
  size: number,
  defaultOddsE4: VietnamBet['defaultOddsE4'],
  chanceOn: (places: number) => Fraction,
  isWon: (numbers: readonly string[], ends: ReadonlyMap<string, number>) => boolean,
): VietnamBet {
  return {
    code,
    textKeys: textKeysOf(code),
    digits: null,
    defaultOddsE4,
    check: (selection) => checkDifferentNumbers(selection, 2, size, size),
    cover: () => 1,
    hits: (selection, board) => hitsOf(WIN, Number(isWon(selection, endsOf(board)))),
    kinds: ONE_KIND,
    chances: (_, { table }) => ({ [WIN]: chanceOn(numbersOn(table)) }),
    exposureKeys: (selection) => [[...selection].sort().join('-')],
  }
}

function allAppear(size: number, north: bigint, south: bigint): VietnamBet {
  const odds = { NORTH: win(north), SOUTH: win(south) }
  return setBet(`XIEN${size}`, size, odds, chanceOfAll(size), (numbers, ends) =>
    numbers.every((number) => ends.has(number)),
  )
}

const numbersOn = (table: BoardTable): number => boardForms[table].reduce((sum, { count }) => sum + count, 0)

/** floor2(0.90 / p), where p = ((100 − k) / 100)^n is the chance that k numbers miss all n of a board. */
function missOddsE4(size: number, table: BoardTable): bigint {
  const [part, of] = chanceOfNone(size)(numbersOn(table))
  return ((90n * of) / part) * 100n
}

function noneAppears(size: number): VietnamBet {
  const odds = { NORTH: win(missOddsE4(size, 'NORTH')), SOUTH: win(missOddsE4(size, 'SOUTH')) }
  return setBet(
    `TRUOT${size}`,
    size,
    odds,
    chanceOfNone(size),
    (numbers, ends) => !numbers.some((number) => ends.has(number)),
  )
}

const pairsOf = (numbers: readonly string[]): (readonly [string, string])[] =>
  numbers.flatMap((one, index) => numbers.slice(index + 1).map((other) => [one, other] as const))

/** Two to five numbers: each pair is a bet that pays as often as the rarer of its two numbers appears. */
const pairs: VietnamBet = {
  code: 'DA',
  textKeys: textKeysOf('DA'),
  digits: null,
  defaultOddsE4: { NORTH: win(160_000n), SOUTH: win(340_000n) },
  check: (selection) => checkDifferentNumbers(selection, 2, 2, 5),
  cover: (selection) => pairsOf(selection).length,
  hits(selection, board) {
    const ends = endsOf(board)
    const of = (number: string) => ends.get(number) ?? 0
    return hitsOf(
      WIN,
      pairsOf(selection).reduce((sum, [one, other]) => sum + Math.min(of(one), of(other)), 0),
    )
  },
  kinds: ONE_KIND,
  chances: (_, { table }) => ({ [WIN]: rarerOfTwo(numbersOn(table)) }),
  exposureKeys: (selection) => pairsOf([...selection].sort()).map((pair) => pair.join('-')),
}

/** Every bet type in the order of the board. */
export const vietnamBets: readonly VietnamBet[] = [
  tailBet('LO2', 2, numbersOfBoard),
  tailBet('LO3', 3, numbersOfBoard),
  tailBet('LO4', 4, numbersOfBoard),
  tailBet('DE', 2, special),
  tailBet('DAU', 2, heads2),
  tailBet('DD', 2, together(heads2, special)),
  tailBet('DE_FIRST', 2, (board) => board.first ?? []),
  tailBet('XC', 3, together(heads3, special)),
  tailBet('XC_HEAD', 3, heads3),
  tailBet('XC_TAIL', 3, special),
  tailBet('TAIL4', 4, special),
  digitBet('DIG_HEAD', -2),
  digitBet('DIG_TAIL', -1),
  partBet('LO7', 'SOUTH', sevenPrizes),
  partBet('LO8', 'NORTH', eightPrizes),
  allAppear(2, 163_000n, 344_000n),
  allAppear(3, 731_000n, 2_299_000n),
  allAppear(4, 3_370_000n, 16_200_000n),
  pairs,
  ...[4, 5, 6, 7, 8, 9, 10].map(noneAppears),
]

/** The bet types that the boards of a region offer. */
export const vietnamBetsOf = (table: BoardTable): readonly VietnamBet[] =>
  vietnamBets.filter((one) => one.defaultOddsE4[table] !== undefined)
