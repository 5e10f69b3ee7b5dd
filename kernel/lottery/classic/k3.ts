/** Three dice (domain/lottery.md §2.3). */
import { makePlay } from './make-play.ts'
import type { Rule } from './rule.ts'
import { faces } from './numbers.ts'
import type { Play, Result } from './play.ts'
import { anyOf } from './rules/any-of.ts'
import { sumOf } from './rules/figures.ts'
import { oneOf, options } from './rules/options.ts'
import { repeated } from './rules/repeated.ts'

const OUTCOMES = 216
export const K3_SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
const FIRST_SUM = 3

const play = (code: string, group: string, rule: Rule, selections: string[][], result: string): Play =>
  makePlay({ code, family: 'K3', group, positions: [0, 1, 2], rule, example: { selections, result } })

export const isTriple = (values: Result): boolean => new Set(values).size === 1
const timesOf = (values: Result, face: string): number =>
  values.filter((value) => faces.text(value) === face).length

const row = (key: string, row: Parameters<typeof oneOf>[1]): Rule =>
  options({ outcomes: OUTCOMES, rows: [{ key, options: oneOf(key, row) }] })

const exactSum = row(
  'sum',
  K3_SUM_WAYS.map(
    (ways, at) => [String(at + FIRST_SUM), ways, (values) => sumOf(values) === at + FIRST_SUM] as const,
  ),
)

const bigSmall = row('size', [
  ['BIG', 105, (values) => !isTriple(values) && sumOf(values) >= 11],
  ['SMALL', 105, (values) => !isTriple(values) && sumOf(values) <= 10],
])

const oddEven = row('parity', [
  ['ODD', 105, (values) => !isTriple(values) && sumOf(values) % 2 === 1],
  ['EVEN', 105, (values) => !isTriple(values) && sumOf(values) % 2 === 0],
])

/** Any of the six faces, of which at most one can come `times` times. */
const faceTimes = (times: number, ways: number): Rule =>
  row(
    'pick',
    faces.symbols.map((face) => [face, ways, (values) => timesOf(values, face) >= times] as const),
  )

const isSequence = (values: Result): boolean =>
  new Set(values).size === 3 && Math.max(...values) - Math.min(...values) === 2

const differentFaces = (take: number, ways: number): Rule =>
  anyOf({ numbers: faces, take, drawn: 3, outcomes: OUTCOMES, ways, isTextEntry: false })

const pairAndThird = repeated({
  numbers: faces,
  parts: [
    { key: 'pair', times: 2, take: 1 },
    { key: 'single', times: 1, take: 1 },
  ],
  outcomes: OUTCOMES,
  ways: 3,
  isTextEntry: false,
})

export const k3Plays = (): Play[] => [
  play('K3_SUM', 'SUM', exactSum, [['10']], '2,3,5'),
  play('K3_BIG_SMALL', 'SIDES', bigSmall, [['BIG']], '4,4,5'),
  play('K3_ODD_EVEN', 'SIDES', oddEven, [['ODD']], '1,2,4'),
  play('K3_FACE', 'FACE', differentFaces(1, 91), [['6']], '2,6,6'),
  play('K3_TWO_SAME', 'TWO', faceTimes(2, 16), [['6']], '2,6,6'),
  play('K3_TWO_SAME_EXACT', 'TWO', pairAndThird, [['6'], ['2']], '2,6,6'),
  play('K3_TWO_DIFF', 'TWO', differentFaces(2, 30), [['1', '6']], '6,1,1'),
  play('K3_THREE_SAME', 'THREE', faceTimes(3, 1), [['4']], '4,4,4'),
  play('K3_THREE_SAME_ANY', 'THREE', row('pick', [['ANY', 6, isTriple]]), [['ANY']], '2,2,2'),
  play('K3_THREE_DIFF', 'THREE', differentFaces(3, 6), [['1', '3', '6']], '6,1,3'),
  play('K3_SEQUENCE', 'THREE', row('pick', [['ANY', 24, isSequence]]), [['ANY']], '5,4,6'),
]
