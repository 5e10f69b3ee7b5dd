/** The ten numbers 01–10 in the order in which they arrive (domain/lottery.md §2.4). */
import { makePlay } from './make-play.ts'
import type { Rule } from './rule.ts'
import { tenNumbers } from './numbers.ts'
import type { Play, Result } from './play.ts'
import { direct } from './rules/direct.ts'
import { oneOf, options } from './rules/options.ts'
import { duelRow, numberRows, sideRows } from './rules/sides.ts'

const PLACES = Array.from({ length: 10 }, (_, at) => at)
export const tenPlaces = PLACES.map((at) => `place_${at + 1}`)
const FIRST_SUM = 3
export const PK10_SUM_WAYS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]
const RESULT = '7,6,4,5,3,10,9,2,8,1'

const play = (code: string, group: string, rule: Rule, selections: string[][], places = PLACES): Play =>
  makePlay({ code, family: 'PK10', group, positions: places, rule, example: { selections, result: RESULT } })

/** A selection that fills only the first row of a board. */
const inFirstOf = (rows: number, symbol: string): string[][] =>
  Array.from({ length: rows }, (_, at) => (at === 0 ? [symbol] : []))

export const topTwoOf = (values: Result): number => values[0]! + values[1]!

const row = (key: string, row: Parameters<typeof oneOf>[1]): Rule =>
  options({ outcomes: 90, rows: [{ key, options: oneOf(key, row) }] })

const exactSum = row(
  'sum',
  PK10_SUM_WAYS.map(
    (ways, at) => [String(at + FIRST_SUM), ways, (values) => topTwoOf(values) === at + FIRST_SUM] as const,
  ),
)

/** 11, the middle of the sums, counts as small. */
const sumSize = row('size', [
  ['BIG', 40, (values) => topTwoOf(values) > 11],
  ['SMALL', 50, (values) => topTwoOf(values) <= 11],
])

const sumParity = row('parity', [
  ['ODD', 50, (values) => topTwoOf(values) % 2 === 1],
  ['EVEN', 40, (values) => topTwoOf(values) % 2 === 0],
])

const duels = options({
  outcomes: 2,
  rows: [0, 1, 2, 3, 4].map((place) => duelRow(place, 9 - place, 1)),
})

export const pk10Plays = (): Play[] => [
  play(
    'PK10_POSITION',
    'POSITION',
    options({ outcomes: 10, rows: numberRows(tenPlaces, tenNumbers.symbols, tenNumbers.text) }),
    inFirstOf(10, '07'),
  ),
  play('PK10_2_DIRECT', 'TOP', direct(tenNumbers, tenPlaces.slice(0, 2), 90, true), [['07'], ['06']], [0, 1]),
  play(
    'PK10_3_DIRECT',
    'TOP',
    direct(tenNumbers, tenPlaces.slice(0, 3), 720, true),
    [['07'], ['06'], ['04']],
    [0, 1, 2],
  ),
  play(
    'PK10_SIDE_POS',
    'SIDES',
    options({ outcomes: 10, rows: sideRows(tenPlaces, 6) }),
    inFirstOf(10, 'BIG'),
  ),
  play('PK10_DRAGON_TIGER', 'DRAGON_TIGER', duels, inFirstOf(5, 'DRAGON')),
  play('PK10_SUM2', 'SUM', exactSum, [['13']]),
  play('PK10_SUM2_BIG_SMALL', 'SUM', sumSize, [['BIG']]),
  play('PK10_SUM2_ODD_EVEN', 'SUM', sumParity, [['ODD']]),
]
