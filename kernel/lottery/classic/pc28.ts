/** Three digits and their sum 0 … 27 (domain/lottery.md §2.5). */
import { threeFormOf } from './forms.ts'
import { makePlay } from './make-play.ts'
import type { Rule } from './rule.ts'
import type { Play } from './play.ts'
import { sumOf, TABLE_A } from './rules/figures.ts'
import { oneOf, options } from './rules/options.ts'
import { threeSums } from './rules/three-sums.ts'

export const colours = {
  GREEN: [1, 4, 7, 10, 16, 19, 22, 25],
  BLUE: [2, 5, 8, 11, 17, 20, 23, 26],
  RED: [3, 6, 9, 12, 15, 18, 21, 24],
} as const
export type Colour = keyof typeof colours

export const LOWEST_BIG = 14
export const HIGHEST_EXTREME_SMALL = 5
export const LOWEST_EXTREME_BIG = 22

/** The colour of a sum; 0, 13, 14 and 27 have none. */
export const colourOf = (sum: number): Colour | undefined =>
  (Object.keys(colours) as Colour[]).find((colour) => (colours[colour] as readonly number[]).includes(sum))

const play = (code: string, group: string, rule: Rule, selections: string[][], result: string): Play =>
  makePlay({ code, family: 'PC28', group, positions: [0, 1, 2], rule, example: { selections, result } })

type SumOption = readonly [symbol: string, ways: number, holds: (sum: number) => boolean]

const bySum = (key: string, all: readonly SumOption[]): Rule =>
  options({
    outcomes: 1_000,
    rows: [
      {
        key,
        options: oneOf(
          key,
          all.map(([symbol, ways, holds]) => [symbol, ways, (values) => holds(sumOf(values))] as const),
        ),
      },
    ],
  })

const isBig = (sum: number) => sum >= LOWEST_BIG
const isOdd = (sum: number) => sum % 2 === 1

const combo = bySum('combo', [
  ['BIG_ODD', 231, (sum) => isBig(sum) && isOdd(sum)],
  ['BIG_EVEN', 269, (sum) => isBig(sum) && !isOdd(sum)],
  ['SMALL_ODD', 269, (sum) => !isBig(sum) && isOdd(sum)],
  ['SMALL_EVEN', 231, (sum) => !isBig(sum) && !isOdd(sum)],
])

const extremeBig = bySum('pick', [['EXTREME_BIG', 56, (sum) => sum >= LOWEST_EXTREME_BIG]])
const extremeSmall = bySum('pick', [['EXTREME_SMALL', 56, (sum) => sum <= HIGHEST_EXTREME_SMALL]])

const colour = bySum('colour', [
  ['GREEN', 258, (sum) => colourOf(sum) === 'GREEN'],
  ['BLUE', 258, (sum) => colourOf(sum) === 'BLUE'],
  ['RED', 332, (sum) => colourOf(sum) === 'RED'],
])

const form = options({
  outcomes: 1_000,
  rows: [
    {
      key: 'form',
      options: oneOf('form', [
        ['LEOPARD', 10, (values) => threeFormOf(values) === 'LEOPARD'],
        ['STRAIGHT', 60, (values) => threeFormOf(values) === 'STRAIGHT'],
        ['PAIR', 270, (values) => threeFormOf(values) === 'PAIR'],
      ]),
    },
  ],
})

export const pc28Plays = (): Play[] => [
  play(
    'PC28_BIG_SMALL',
    'SIDES',
    bySum('size', [
      ['BIG', 500, isBig],
      ['SMALL', 500, (sum) => !isBig(sum)],
    ]),
    [['BIG']],
    '6,1,8',
  ),
  play(
    'PC28_ODD_EVEN',
    'SIDES',
    bySum('parity', [
      ['ODD', 500, isOdd],
      ['EVEN', 500, (sum) => !isOdd(sum)],
    ]),
    [['ODD']],
    '6,1,8',
  ),
  play('PC28_COMBO', 'SIDES', combo, [['BIG_ODD']], '6,1,8'),
  play('PC28_EXTREME_BIG', 'SIDES', extremeBig, [['EXTREME_BIG']], '9,8,6'),
  play('PC28_EXTREME_SMALL', 'SIDES', extremeSmall, [['EXTREME_SMALL']], '1,0,3'),
  play(
    'PC28_SUM',
    'SUM',
    bySum(
      'sum',
      TABLE_A.map((ways, at) => [String(at), ways, (sum) => sum === at]),
    ),
    [['15']],
    '6,1,8',
  ),
  play('PC28_THREE_SUMS', 'SUM', threeSums(), [['13', '14', '15']], '6,1,8'),
  play('PC28_FORM', 'FORM', form, [['STRAIGHT']], '8,9,0'),
  play('PC28_COLOUR', 'FORM', colour, [['RED']], '6,1,8'),
]
