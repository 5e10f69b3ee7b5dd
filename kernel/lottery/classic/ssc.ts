/** Five digits, each 0–9 (domain/lottery.md §2.1). */
import { BULLS, bullOf, STUD_FORMS, studFormOf, THREE_FORMS, threeFormOf } from './forms.ts'
import { makePlay, type PlaySpec } from './make-play.ts'
import type { Rule } from './rule.ts'
import { digits } from './numbers.ts'
import type { Play, Result } from './play.ts'
import { anyOf } from './rules/any-of.ts'
import { anyDirect, direct } from './rules/direct.ts'
import { byFigure, bySetSum, spanOf, sumOf, TABLE_A, TABLE_B } from './rules/figures.ts'
import { oneOf, options } from './rules/options.ts'
import { repeated } from './rules/repeated.ts'
import { duelKey, duelRow, evenWays, numberRows, sideRows, sidesOf } from './rules/sides.ts'
import { twoSides } from './rules/two-sides.ts'

export const digitPlaces = ['ten_thousands', 'thousands', 'hundreds', 'tens', 'units'] as const

const ALL = [0, 1, 2, 3, 4]
const FOURS = { FIRST4: [0, 1, 2, 3], LAST4: [1, 2, 3, 4] }
const THREES = { FIRST3: [0, 1, 2], MIDDLE3: [1, 2, 3], LAST3: [2, 3, 4] }
const TWOS = { FIRST2: [0, 1], LAST2: [3, 4] }
/** Rows of a block whose place is only known once the block is chosen. */
const nth = (count: number) => Array.from({ length: count }, (_, at) => `nth_${at + 1}`)

type Places = PlaySpec['positions']

const play = (
  code: string,
  group: string,
  positions: Places,
  rule: Rule,
  selections: string[][],
  result: string,
): Play => makePlay({ code, family: 'SSC', group, positions, rule, example: { selections, result } })

const set = (text: string): string[] => [...text]
const pair = (take: number) => ({ key: 'pair', times: 2, take })
const single = (take: number) => ({ key: 'single', times: 1, take })
const triple = { key: 'triple', times: 3, take: 1 }
const four = { key: 'four', times: 4, take: 1 }

const group = (outcomes: number, ways: number, ...parts: { key: string; times: number; take: number }[]) =>
  repeated({ numbers: digits, parts, outcomes, ways })
const any = (take: number, drawn: number, ways: number, isTextEntry?: boolean) =>
  anyOf({ numbers: digits, take, drawn, outcomes: 10 ** drawn, ways, isTextEntry })

const fiveStar = [
  play(
    'SSC_5_DIRECT',
    '5_STAR',
    ALL,
    direct(digits, digitPlaces, 100_000),
    '12345'.split('').map(set),
    '12345',
  ),
  play('SSC_5_GROUP120', '5_STAR', ALL, any(5, 5, 120), [set('12345')], '54213'),
  play('SSC_5_GROUP60', '5_STAR', ALL, group(100_000, 60, pair(1), single(3)), [['8'], set('123')], '81823'),
  play('SSC_5_GROUP30', '5_STAR', ALL, group(100_000, 30, pair(2), single(1)), [set('28'), ['0']], '28082'),
  play('SSC_5_GROUP20', '5_STAR', ALL, group(100_000, 20, triple, single(2)), [['8'], set('01')], '80818'),
  play('SSC_5_GROUP10', '5_STAR', ALL, group(100_000, 10, triple, pair(1)), [['8'], ['1']], '88118'),
  play('SSC_5_GROUP5', '5_STAR', ALL, group(100_000, 5, four, single(1)), [['8'], ['1']], '88188'),
]

const fourStar = [
  play(
    'SSC_4_DIRECT',
    '4_STAR',
    FOURS,
    direct(digits, nth(4), 10_000),
    [['LAST4'], ...'2345'.split('').map(set)],
    '12345',
  ),
  play('SSC_4_GROUP24', '4_STAR', FOURS, any(4, 4, 24), [['LAST4'], set('0568')], '18605'),
  play(
    'SSC_4_GROUP12',
    '4_STAR',
    FOURS,
    group(10_000, 12, pair(1), single(2)),
    [['LAST4'], ['8'], set('06')],
    '10868',
  ),
  play('SSC_4_GROUP6', '4_STAR', FOURS, group(10_000, 6, pair(2)), [['LAST4'], set('28')], '12828'),
  play(
    'SSC_4_GROUP4',
    '4_STAR',
    FOURS,
    group(10_000, 4, triple, single(1)),
    [['LAST4'], ['8'], ['2']],
    '18828',
  ),
]

const threeStar = [
  play(
    'SSC_3_DIRECT',
    '3_STAR',
    THREES,
    direct(digits, nth(3), 1_000),
    [['LAST3'], ['3'], ['4'], ['5']],
    '12345',
  ),
  play('SSC_3_SUM', '3_STAR', THREES, byFigure('sum', TABLE_A, sumOf), [['LAST3'], ['2']], '67011'),
  play('SSC_3_SPAN', '3_STAR', THREES, byFigure('span', TABLE_B, spanOf), [['LAST3'], ['9']], '67902'),
  play(
    'SSC_3_GROUP3',
    '3_STAR',
    THREES,
    group(1_000, 3, pair(1), single(1)),
    [['LAST3'], ['1'], ['2']],
    '67121',
  ),
  play('SSC_3_GROUP6', '3_STAR', THREES, any(3, 3, 6), [['LAST3'], set('123')], '67312'),
  play('SSC_3_GROUP_SUM', '3_STAR', THREES, bySetSum(), [['LAST3'], ['3']], '67210'),
]

const twoStar = [
  play('SSC_2_DIRECT', '2_STAR', TWOS, direct(digits, nth(2), 100), [['LAST2'], ['4'], ['5']], '12345'),
  play('SSC_2_GROUP', '2_STAR', TWOS, any(2, 2, 2), [['LAST2'], set('45')], '12354'),
]

/** At least `times` of one digit among the five. */
function atLeast(times: number, ways: number): Rule {
  const row = digits.symbols.map((symbol, digit) => ({
    symbol,
    ways,
    holds: (values: Result) => values.filter((value) => value === digit).length >= times,
  }))
  return options({ outcomes: 100_000, rows: [{ key: 'pick', options: row }], atOnce: Math.floor(5 / times) })
}

const anyPlace = [
  play(
    'SSC_POSITION',
    'POSITION',
    ALL,
    options({ outcomes: 10, rows: numberRows(digitPlaces, digits.symbols, digits.text) }),
    [[], [], ['7'], [], []],
    '12745',
  ),
  play('SSC_ANY1_OF3', 'ANY', THREES, any(1, 3, 271), [['LAST3'], ['4']], '67141'),
  play('SSC_ANY2_OF3', 'ANY', THREES, any(2, 3, 54, false), [['LAST3'], set('14')], '67416'),
  play('SSC_ANY1_OF5', 'ANY', ALL, any(1, 5, 40_951), [['4']], '10247'),
  play('SSC_ANY2_OF5', 'ANY', ALL, any(2, 5, 14_670, false), [set('14')], '41023'),
  play('SSC_ANY3_OF5', 'ANY', ALL, any(3, 5, 4_350, false), [set('147')], '70142'),
  play('SSC_REPEAT1', 'ANY', ALL, atLeast(1, 40_951), [['7']], '12347'),
  play('SSC_REPEAT2', 'ANY', ALL, atLeast(2, 8_146), [['7']], '17347'),
  play('SSC_REPEAT3', 'ANY', ALL, atLeast(3, 856), [['7']], '77347'),
  play('SSC_REPEAT4', 'ANY', ALL, atLeast(4, 46), [['7']], '77747'),
  play(
    'SSC_ANY2_DIRECT',
    'ANY_DIRECT',
    ALL,
    anyDirect(digits, digitPlaces, 2),
    [[], ['2'], [], [], ['5']],
    '12345',
  ),
  play(
    'SSC_ANY3_DIRECT',
    'ANY_DIRECT',
    ALL,
    anyDirect(digits, digitPlaces, 3),
    [['1'], [], ['3'], [], ['5']],
    '12345',
  ),
  play(
    'SSC_ANY4_DIRECT',
    'ANY_DIRECT',
    ALL,
    anyDirect(digits, digitPlaces, 4),
    [['1'], ['2'], [], ['4'], ['5']],
    '12945',
  ),
]

/** All pairs of places; the first against the last stands first. */
const duels = [[0, 4], ...ALL.flatMap((a) => ALL.filter((b) => b > a && b - a < 4).map((b) => [a, b]))]

const tie = options({
  outcomes: 100,
  rows: [
    {
      key: 'pick',
      options: duels.map(([a, b]) => ({
        symbol: duelKey(a!, b!),
        ways: 10,
        holds: (values) => values[a!] === values[b!],
      })),
    },
  ],
  atOnce: duels.length,
})

const dragonTiger = (tieRefund: boolean) =>
  play(
    'SSC_DRAGON_TIGER',
    'DRAGON_TIGER',
    ALL,
    options({
      outcomes: 100,
      refunded: tieRefund ? 10 : 0,
      rows: duels.map(([a, b]) => duelRow(a!, b!, 45, tieRefund)),
    }),
    [['DRAGON'], ...duels.slice(1).map(() => [])],
    '82345',
  )

const sumSides = options({
  outcomes: 100_000,
  rows: [{ key: 'sum', options: sidesOf(sumOf, 23, evenWays(50_000)) }],
})

const sides = [
  play(
    'SSC_SIDE_POS',
    'SIDES',
    ALL,
    options({ outcomes: 10, rows: sideRows(digitPlaces, 5) }),
    [[], [], [], [], ['BIG']],
    '12348',
  ),
  play('SSC_SIDE_2', 'SIDES', TWOS, twoSides(['nth_1', 'nth_2']), [['LAST2'], ['BIG'], ['ODD']], '12383'),
  play('SSC_SUM5', 'SIDES', ALL, sumSides, [['BIG']], '56789'),
]

/** The row that bets on one of several forms. */
const formRule = (
  outcomes: number,
  forms: readonly string[],
  ways: readonly number[],
  formOf: (values: Result) => string,
): Rule =>
  options({
    outcomes,
    rows: [
      {
        key: 'form',
        options: oneOf(
          'form',
          forms.map((form, at) => [form, ways[at]!, (values) => formOf(values) === form] as const),
        ),
      },
    ],
  })

const bullWays = [35_649, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_456]
const studWays = [10, 450, 900, 1_200, 7_200, 10_800, 50_400, 29_040]

const forms = [
  play(
    'SSC_FORM3',
    'FORM',
    THREES,
    formRule(1_000, THREE_FORMS, [10, 60, 270, 360, 300], threeFormOf),
    [['LAST3'], ['STRAIGHT']],
    '67901',
  ),
  play('SSC_STUD', 'FORM', ALL, formRule(100_000, STUD_FORMS, studWays, studFormOf), [['FULL']], '77733'),
  play('SSC_BULL', 'FORM', ALL, formRule(100_000, BULLS, bullWays, bullOf), [['9']], '28054'),
]

/** The plays of five digits; with `tieRefund` a tie gives the stakes on dragon and tiger back. */
export const sscPlays = (tieRefund = false): Play[] => [
  ...fiveStar,
  ...fourStar,
  ...threeStar,
  ...twoStar,
  ...anyPlace,
  ...sides,
  dragonTiger(tieRefund),
  play('SSC_TIE', 'DRAGON_TIGER', ALL, tie, [['1v5']], '52345'),
  ...forms,
]
