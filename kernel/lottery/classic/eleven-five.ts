/** Five different numbers of 01–11 in the order drawn (domain/lottery.md §2.2). */
import { choose } from './counting.ts'
import { makePlay, type PlaySpec } from './make-play.ts'
import type { Rule } from './rule.ts'
import { elevenNumbers } from './numbers.ts'
import type { Play, Result } from './play.ts'
import { allWithin, anyOf } from './rules/any-of.ts'
import { direct } from './rules/direct.ts'
import { sumOf } from './rules/figures.ts'
import { oneOf, options } from './rules/options.ts'
import { duelRow, numberRows, sideRows } from './rules/sides.ts'

/** Sets of five numbers; enough wherever their order does not count. */
const SETS = 462
const ALL = [0, 1, 2, 3, 4]
const TWO = [0, 1]
const THREES = { FIRST3: [0, 1, 2], MIDDLE3: [1, 2, 3], LAST3: [2, 3, 4] }
export const fivePlaces = ['nth_1', 'nth_2', 'nth_3', 'nth_4', 'nth_5'] as const
/** The number that is neither big nor small, odd nor even: it gives the stakes of its place back. */
const REFUND_NUMBER = 11
const REFUND_SUM = 30
const RESULT = '2,7,5,11,9'

const play = (
  code: string,
  group: string,
  positions: PlaySpec['positions'],
  rule: Rule,
  selections: string[][],
): Play => makePlay({ code, family: '11X5', group, positions, rule, example: { selections, result: RESULT } })

const pick = (text: string): string[] => text.split(' ')

const anyExamples = ['07', '07 11', '02 07 11', '02 05 07 11', '02 05 07 09 11']
const withinExamples = ['01 02 05 07 09 11', '01 02 03 05 07 09 11', '01 02 03 04 05 07 09 11']

const anyPlays = anyExamples.map((example, at) => {
  const take = at + 1
  const ways = choose(11 - take, 5 - take)
  const rule = anyOf({ numbers: elevenNumbers, take, drawn: 5, outcomes: SETS, ways, isCover: true })
  return play(`11X5_ANY${take}`, 'ANY', ALL, rule, [pick(example)])
})

const withinPlays = withinExamples.map((example, at) => {
  const take = at + 6
  const ways = choose(take, 5)
  const rule = allWithin({ numbers: elevenNumbers, take, drawn: 5, outcomes: SETS, ways, isCover: true })
  return play(`11X5_HIT5_OF${take}`, 'ANY', ALL, rule, [pick(example)])
})

const setOf = (take: number, outcomes: number, ways: number) =>
  anyOf({ numbers: elevenNumbers, take, drawn: take, outcomes, ways })

const orderPlays = [
  play('11X5_2_DIRECT', 'FIRST2', TWO, direct(elevenNumbers, ['nth_1', 'nth_2'], 110, true), [
    ['02'],
    ['07'],
  ]),
  play('11X5_2_GROUP', 'FIRST2', TWO, setOf(2, 110, 2), [pick('07 02')]),
  play('11X5_3_DIRECT', '3_STAR', THREES, direct(elevenNumbers, ['nth_1', 'nth_2', 'nth_3'], 990, true), [
    ['FIRST3'],
    ['02'],
    ['07'],
    ['05'],
  ]),
  play('11X5_3_GROUP', '3_STAR', THREES, setOf(3, 990, 6), [['FIRST3'], pick('05 02 07')]),
]

const placeRule = options({
  outcomes: 11,
  rows: numberRows(fivePlaces, elevenNumbers.symbols, elevenNumbers.text),
})

const placeSides = options({
  outcomes: 11,
  refunded: 1,
  rows: sideRows(fivePlaces, 6).map((row, place) => ({
    ...row,
    isRefund: (values) => values[place] === REFUND_NUMBER,
  })),
})

const sumSide = options({
  outcomes: SETS,
  refunded: 32,
  rows: [
    {
      key: 'sum',
      options: oneOf('size', [
        ['BIG', 215, (values) => sumOf(values) > REFUND_SUM],
        ['SMALL', 215, (values) => sumOf(values) < REFUND_SUM],
      ]),
      isRefund: (values) => sumOf(values) === REFUND_SUM,
    },
  ],
})

const oneRow = (outcomes: number, key: string, row: Parameters<typeof oneOf>[1]): Rule =>
  options({ outcomes, rows: [{ key, options: oneOf(key, row) }] })

const sumParity = oneRow(SETS, 'sum', [
  ['ODD', 236, (values) => sumOf(values) % 2 === 1],
  ['EVEN', 226, (values) => sumOf(values) % 2 === 0],
])

const sumTail = oneRow(SETS, 'tail', [
  ['BIG', 232, (values) => sumOf(values) % 10 >= 5],
  ['SMALL', 230, (values) => sumOf(values) % 10 < 5],
])

const oddsIn = (values: Result): number => values.filter((value) => value % 2 === 1).length
export const middleOf = (values: Result): number => [...values].sort((a, b) => a - b)[2]!

const oddCount = oneRow(
  SETS,
  'odd_count',
  [1, 30, 150, 200, 75, 6].map(
    (ways, odd) => [String(odd), ways, (values) => oddsIn(values) === odd] as const,
  ),
)

const middle = oneRow(
  SETS,
  'middle',
  [28, 63, 90, 100, 90, 63, 28].map((ways, at) => {
    const number = at + 3
    return [elevenNumbers.text(number), ways, (values) => middleOf(values) === number] as const
  }),
)

const lowFirst: string[][] = [['SMALL'], [], [], [], []]

export const elevenFivePlays = (): Play[] => [
  ...anyPlays,
  ...withinPlays,
  ...orderPlays,
  play('11X5_POSITION', 'POSITION', ALL, placeRule, [[], [], ['05'], [], []]),
  play('11X5_SIDE_POS', 'SIDES', ALL, placeSides, lowFirst),
  play('11X5_SUM_SIDE', 'SIDES', ALL, sumSide, [['BIG']]),
  play('11X5_SUM_PARITY', 'SIDES', ALL, sumParity, [['EVEN']]),
  play('11X5_SUM_TAIL', 'SIDES', ALL, sumTail, [['SMALL']]),
  play('11X5_DRAGON_TIGER', 'SIDES', ALL, options({ outcomes: 2, rows: [duelRow(0, 4, 1)] }), [['TIGER']]),
  play('11X5_ODD_COUNT', 'FORM', ALL, oddCount, [['4']]),
  play('11X5_MIDDLE', 'FORM', ALL, middle, [['07']]),
]
