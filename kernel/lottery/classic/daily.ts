/**
 * The daily digits (domain/lottery.md §2): 3D and P3 read three digits as the three-digit bets of five digits
 * do; P5 reads five. P3 and P5 have one draw, of which P3 reads the first three digits.
 */
import { makePlay, type PlaySpec } from './make-play.ts'
import type { Rule } from './rule.ts'
import { digits } from './numbers.ts'
import type { FamilyCode, Play } from './play.ts'
import { anyOf } from './rules/any-of.ts'
import { direct } from './rules/direct.ts'
import { byFigure, bySetSum, spanOf, sumOf, TABLE_A, TABLE_B } from './rules/figures.ts'
import { options } from './rules/options.ts'
import { repeated } from './rules/repeated.ts'
import { numberRows, sideRows } from './rules/sides.ts'
import { digitPlaces } from './ssc.ts'

const threePlaces = digitPlaces.slice(2)
const THREE = [0, 1, 2]
const TWOS = { FIRST2: [0, 1], LAST2: [1, 2] }

const play = (
  family: FamilyCode,
  code: string,
  group: string,
  positions: PlaySpec['positions'],
  rule: Rule,
  selections: string[][],
  result: string,
): Play => makePlay({ code, family, group, positions, rule, example: { selections, result } })

const threePlay = (
  code: string,
  group: string,
  rule: Rule,
  selections: string[][],
  result: string,
  positions: PlaySpec['positions'] = THREE,
): Play => play('3D', code, group, positions, rule, selections, result)

const any = (take: number, drawn: number, ways: number, isTextEntry?: boolean): Rule =>
  anyOf({ numbers: digits, take, drawn, outcomes: 10 ** drawn, ways, isTextEntry })

const pairAndSingle = repeated({
  numbers: digits,
  parts: [
    { key: 'pair', times: 2, take: 1 },
    { key: 'single', times: 1, take: 1 },
  ],
  outcomes: 1_000,
  ways: 3,
})

const inPlace = (places: readonly string[]): Rule =>
  options({ outcomes: 10, rows: numberRows(places, digits.symbols, digits.text) })

export const threeDigitPlays = (): Play[] => [
  threePlay('3D_DIRECT', '3_STAR', direct(digits, threePlaces, 1_000), [['3'], ['4'], ['5']], '345'),
  threePlay('3D_SUM', '3_STAR', byFigure('sum', TABLE_A, sumOf), [['12']], '345'),
  threePlay('3D_SPAN', '3_STAR', byFigure('span', TABLE_B, spanOf), [['2']], '345'),
  threePlay('3D_GROUP3', '3_STAR', pairAndSingle, [['4'], ['5']], '454'),
  threePlay('3D_GROUP6', '3_STAR', any(3, 3, 6), [['3', '4', '5']], '534'),
  threePlay('3D_GROUP_SUM', '3_STAR', bySetSum(), [['12']], '534'),
  threePlay(
    '3D_2_DIRECT',
    '2_STAR',
    direct(digits, ['nth_1', 'nth_2'], 100),
    [['LAST2'], ['4'], ['5']],
    '345',
    TWOS,
  ),
  threePlay('3D_2_GROUP', '2_STAR', any(2, 2, 2), [['LAST2'], ['5', '4']], '345', TWOS),
  threePlay('3D_POSITION', 'POSITION', inPlace(threePlaces), [['3'], [], []], '345'),
  threePlay('3D_ANY1', 'ANY', any(1, 3, 271), [['4']], '345'),
  threePlay('3D_ANY2', 'ANY', any(2, 3, 54, false), [['3', '5']], '345'),
  threePlay(
    '3D_SIDE_POS',
    'SIDES',
    options({ outcomes: 10, rows: sideRows(threePlaces, 5) }),
    [[], [], ['BIG']],
    '345',
  ),
]

export const fiveDigitPlays = (): Play[] => [
  play(
    'P3P5',
    'P5_DIRECT',
    '5_STAR',
    [0, 1, 2, 3, 4],
    direct(digits, digitPlaces, 100_000),
    [...'34567'].map((digit) => [digit]),
    '34567',
  ),
  play(
    'P3P5',
    'P5_POSITION',
    'POSITION',
    [0, 1, 2, 3, 4],
    inPlace(digitPlaces),
    [[], [], [], [], ['7']],
    '34567',
  ),
]
