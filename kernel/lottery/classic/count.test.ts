import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allPlays,
  blocksOf,
  buysFigures,
  combinationsOf,
  outcomesOf,
} from '../../../tests/support/lottery-outcomes.ts'
import { payoutOf } from '../odds.ts'
import { playOf } from './families.ts'
import type { FamilyCode, Play, PrizeWins, Result, Selections } from './play.ts'

const named = (plays: readonly Play[]) => plays.map((play) => [play.code, play] as const)
const runs = { numRuns: 40 }

/** Boards that are filled by chance, within what each row takes; full cover is left to a test of its own. */
function someSelections(play: Play): fc.Arbitrary<string[][]> {
  const rows = play.rows.map((row) =>
    fc.subarray([...row.symbols], {
      minLength: row.min,
      maxLength: Math.min(row.max, Math.max(7, row.min + 2)),
    }),
  )
  return fc.tuple(...rows).filter((selections) => 'combinations' in play.count(selections))
}

const draws = new Map<FamilyCode, Result[]>()
function someResult(code: FamilyCode): fc.Arbitrary<Result> {
  const all = draws.get(code) ?? outcomesOf(code)
  draws.set(code, all)
  if (code === 'PK10') return fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 })
  return fc.constantFrom(...all)
}

function added(lists: readonly (readonly PrizeWins[])[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { prize, count } of lists.flat()) sums[prize] = (sums[prize] ?? 0) + count
  return sums
}

const countOf = (play: Play, selections: Selections): number => {
  const counted = play.count(selections)
  if ('problem' in counted) throw new Error(`${play.code}: ${counted.problem.code}`)
  return counted.combinations
}

describe('a selection is counted and wins as its combinations do one by one', () => {
  test.each(named(allPlays.filter((play) => !buysFigures(play))))('%s', (_code, play) => {
    fc.assert(
      fc.property(someSelections(play), someResult(play.family), (selections, result) => {
        const combinations = combinationsOf(play, selections)
        expect(countOf(play, selections)).toBe(combinations.length)
        const whole = play.wins(selections, result)
        const single = combinations.map((combination) => play.wins(combination, result))
        expect(added([whole.wins])).toEqual(added(single.map((line) => line.wins)))
        expect(whole.refunded).toBe(single.reduce((sum, line) => sum + line.refunded, 0))
      }),
      runs,
    )
  })
})

describe('over all draws a selection wins its combinations times their ways', () => {
  // Also for bets that are paid once however often a number comes: a combination still wins once a draw.
  const plays = allPlays.filter((play) => play.family !== 'PK10' && play.prizes.length === 1)
  test.each(named(plays))('%s', (_code, play) => {
    const all = outcomesOf(play.family)
    fc.assert(
      fc.property(someSelections(play), (selections) => {
        let won = 0
        for (const draw of all) for (const { count } of play.wins(selections, draw).wins) won += count
        const ways = (play.prizes[0]!.ways * all.length) / play.outcomes
        expect(won).toBe(countOf(play, selections) * ways)
      }),
      { numRuns: 2 },
    )
  })
})

describe('no draw pays more than the most that a selection can win', () => {
  const odds = (wins: readonly PrizeWins[], play: Play) =>
    wins.reduce((sum, win) => {
      const { ways } = play.prizes.find(({ key }) => key === win.prize)!
      return sum + (win.count * play.outcomes) / ways
    }, 0)
  test.each(named(allPlays))('%s', (_code, play) => {
    fc.assert(
      fc.property(someSelections(play), someResult(play.family), (selections, result) => {
        const won = odds(play.wins(selections, result).wins, play)
        expect(won).toBeLessThanOrEqual(odds(play.mostWins(selections), play) + 1e-9)
      }),
      runs,
    )
  })
  const exact = allPlays.filter(
    (play) => play.family === 'SSC' && play.code !== 'SSC_DRAGON_TIGER' && play.code !== 'SSC_TIE',
  )
  test.each(named(exact))('%s has a draw that pays exactly that', (_code, play) => {
    const all = outcomesOf('SSC')
    fc.assert(
      fc.property(someSelections(play), (selections) => {
        let most = 0
        for (const draw of all) most = Math.max(most, odds(play.wins(selections, draw).wins, play))
        expect(most).toBeCloseTo(odds(play.mostWins(selections), play), 6)
      }),
      { numRuns: 1 },
    )
  })
})

test('the example of the page: three places, six combinations, one of them wins', () => {
  const play = playOf('SSC_3_DIRECT')!
  const selections = [['LAST3'], ['1', '2'], ['3'], ['4', '5', '6']]
  expect(play.count(selections)).toEqual({ combinations: 6 })
  const { wins } = play.wins(selections, [7, 7, 1, 3, 5])
  expect(wins).toEqual([{ prize: 'win', count: 1 }])
  expect(payoutOf(100n * 5n, [{ count: 1, oddsE4: 9_900_000n }])).toBe(495_000n)
})

test('one pair of numbers and one single is n(n − 1) when the same numbers are chosen in both rows', () => {
  const play = playOf('SSC_3_GROUP3')!
  const numbers = ['1', '4', '6', '9']
  expect(play.count([['FIRST3'], numbers, numbers])).toEqual({ combinations: 12 })
})

test('a full board is counted without building its combinations', () => {
  const all = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
  const nearly = [all, all, all, all, all.slice(1)]
  expect(playOf('SSC_5_DIRECT')!.count(nearly)).toEqual({ combinations: 90_000 })
  expect(playOf('SSC_5_GROUP60')!.count([all, all])).toEqual({ combinations: 840 })
  expect(playOf('SSC_5_GROUP30')!.count([all, all])).toEqual({ combinations: 360 })
})

describe('what is wrong with a selection is named with its row', () => {
  const wrong = (code: string, selections: string[][]) => {
    const counted = playOf(code)!.count(selections)
    return 'problem' in counted ? [counted.problem.code, counted.problem.row] : counted
  }
  test.each([
    ['too few rows', 'SSC_5_DIRECT', [['1'], ['2'], ['3'], ['4']], ['ROW_COUNT', 0]],
    ['too many rows', 'SSC_2_GROUP', [['LAST2'], ['4', '5'], ['6']], ['ROW_COUNT', 0]],
    ['no rows', 'SSC_SUM5', [], ['ROW_COUNT', 0]],
    ['an empty row', 'SSC_5_DIRECT', [['1'], ['2'], [], ['4'], ['5']], ['EMPTY', 2]],
    ['an empty board', 'SSC_POSITION', [[], [], [], [], []], ['EMPTY', 0]],
    ['no leading zero', '11X5_ANY1', [['1']], ['UNKNOWN_SYMBOL', 0]],
    ['a needless zero', 'SSC_ANY1_OF5', [['01']], ['UNKNOWN_SYMBOL', 0]],
    ['a number that is not drawn', '11X5_ANY1', [['12']], ['UNKNOWN_SYMBOL', 0]],
    ['a Thai digit', 'SSC_3_DIRECT', [['LAST3'], ['1'], ['๒'], ['3']], ['UNKNOWN_SYMBOL', 2]],
    ['a side in small letters', 'SSC_SUM5', [['big']], ['UNKNOWN_SYMBOL', 0]],
    ['a name of every object', 'SSC_SUM5', [['constructor']], ['UNKNOWN_SYMBOL', 0]],
    ['an unknown block', 'SSC_3_DIRECT', [['LAST4'], ['1'], ['2'], ['3']], ['UNKNOWN_SYMBOL', 0]],
    [
      'two blocks',
      'SSC_3_GROUP6',
      [
        ['LAST3', 'FIRST3'],
        ['1', '2', '3'],
      ],
      ['TOO_MANY', 0],
    ],
    ['a number twice', 'SSC_5_GROUP120', [['1', '1', '2', '3', '4', '5']], ['DUPLICATE', 0]],
    ['too few numbers', 'SSC_5_GROUP120', [['1', '2', '3', '4']], ['TOO_FEW', 0]],
    ['one row too few', 'SSC_ANY3_DIRECT', [['1'], [], ['3'], [], []], ['TOO_FEW', 4]],
    ['four sums', 'PC28_THREE_SUMS', [['1', '2', '3', '4']], ['TOO_MANY', 0]],
    ['nothing but repetition', '11X5_2_DIRECT', [['02'], ['02']], ['TOO_FEW', 1]],
    ['a pair without another single', 'SSC_3_GROUP3', [['LAST3'], ['2'], ['2']], ['TOO_FEW', 2]],
  ])('%s', (_what, code, selections, expected) => {
    expect(wrong(code, selections)).toEqual(expected)
  })
})

describe('a line covers at most nine tenths of what can come', () => {
  const all = (play: Play, at: number, less = 0) => play.rows[at]!.symbols.slice(less)
  const problemOf = (code: string, selections: (play: Play) => Selections) => {
    const play = playOf(code)!
    const counted = play.count(selections(play))
    return 'problem' in counted ? counted.problem : counted.combinations
  }
  test.each([
    ['SSC_5_DIRECT', 0, { code: 'COVER', row: 4, most: 90_000 }],
    ['SSC_2_DIRECT', 0, { code: 'COVER', row: 2, most: 90 }],
    ['SSC_3_SUM', 0, { code: 'COVER', row: 1, most: 900 }],
    ['PK10_2_DIRECT', 0, { code: 'COVER', row: 1, most: 81 }],
    ['PK10_2_DIRECT', 1, { combinations: 72 }],
    ['11X5_ANY1', 0, { code: 'COVER', row: 0, most: 9 }],
    ['11X5_ANY5', 0, { code: 'COVER', row: 0, most: 415 }],
    ['11X5_ANY5', 1, { combinations: 252 }],
    ['11X5_HIT5_OF8', 0, { code: 'COVER', row: 0, most: 148 }],
    ['SSC_5_GROUP120', 0, { combinations: 252 }],
    ['SSC_ANY1_OF5', 0, { combinations: 10 }],
    ['SSC_FORM3', 0, { code: 'COVER', row: 1, most: 2 }],
    ['PC28_COLOUR', 0, { combinations: 3 }],
  ])('%s without its first %i choices', (code, less, expected) => {
    const play = playOf(code)!
    const head = blocksOf(play)[0]!
    const selections = [
      ...head,
      ...play.rows.slice(head.length).map((_, at) => all(play, at + head.length, less)),
    ]
    const counted = play.count(selections)
    expect('problem' in counted ? counted.problem : counted).toEqual(expected)
  })
  test('each place of its own leaves one number open, and both sides are never taken together', () => {
    const digits = (count: number) => ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].slice(0, count)
    const at = (row: string[]) => () => [[], row, [], [], []]
    expect(problemOf('SSC_POSITION', at(digits(10)))).toEqual({ code: 'COVER', row: 1, most: 9 })
    expect(problemOf('SSC_POSITION', at(digits(9)))).toBe(9)
    expect(problemOf('SSC_SIDE_POS', at(['BIG', 'SMALL']))).toEqual({ code: 'COVER', row: 1, most: 1 })
    expect(problemOf('SSC_SIDE_POS', at(['BIG', 'ODD']))).toBe(2)
    expect(problemOf('11X5_SUM_SIDE', () => [['BIG', 'SMALL']])).toMatchObject({ code: 'COVER', most: 1 })
    expect(problemOf('SSC_ANY2_DIRECT', () => [digits(10), [], digits(10), [], ['1']])).toMatchObject({
      code: 'COVER',
      row: 0,
    })
    const both = ['BIG', 'SMALL']
    expect(problemOf('SSC_SIDE_2', () => [['LAST2'], both, both])).toMatchObject({ code: 'COVER', row: 2 })
    expect(problemOf('SSC_SIDE_2', () => [['LAST2'], both, ['BIG']])).toBe(2)
  })
})
