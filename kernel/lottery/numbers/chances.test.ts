import { describe, expect, test } from 'vitest'
import { fourdBets, type FourdResult, type FourdTable } from '../fourd/bets.ts'
import { thaiBetsOf, type ThaiTable } from '../thai/bets.ts'
import type { ThaiResult } from '../thai/result.ts'
import { vietnamBetsOf } from '../vietnam/bets.ts'
import type { BoardTable } from '../vietnam/board.ts'
import { numbersOf } from './digits.ts'
import { numberGames } from './games.ts'
import type { BetContext, Fraction, NumberBet } from './number-bet.ts'

const ratioOf = ([part, of]: Fraction): number => Number(part) / Number(of)

/** What a bet returns of its stake on average, by its chances and its odds. */
function returnOf<Result, Table extends string>(
  bet: NumberBet<Result, Table>,
  selection: readonly string[],
  context: BetContext<Table>,
): number {
  const odds = bet.defaultOddsE4[context.table]!
  return Object.entries(bet.chances(selection, context)).reduce(
    (sum, [prize, chance]) => sum + (ratioOf(chance) * Number(odds[prize])) / 10_000,
    0,
  )
}

describe('how often Thai bets hit', () => {
  const selections: Record<string, string[][]> = {
    TOP3: [['007'], ['123']],
    TOD3: [['123'], ['112'], ['110']],
    TOP2: [['07']],
    BOTTOM2: [['70']],
    RUN_TOP: [['3']],
    RUN_BOTTOM: [['3']],
    TOP1_POS: [['HUNDREDS', '8']],
    BOTTOM1_POS: [['UNITS', '0']],
    HL: [['TOP_HIGH'], ['BOTTOM_LOW']],
    OE: [['TOP_ODD'], ['BOTTOM_EVEN']],
  }
  const outcomes: ThaiResult[] = numbersOf(3).flatMap((top3) =>
    numbersOf(2).map((bottom2) => ({ top3, bottom2 })),
  )

  test.each(thaiBetsOf('OTHERS').map((bet) => [bet.code, bet] as const))(
    '%s: as often as all 100,000 outcomes say',
    (code, bet) => {
      for (const selection of selections[code]!) {
        const counts = new Map<string, number>()
        for (const outcome of outcomes)
          for (const { prize, hits } of bet.hits(selection, outcome, { table: 'OTHERS' }))
            counts.set(prize, (counts.get(prize) ?? 0) + hits)
        const chances = bet.chances(selection, { table: 'OTHERS' })
        expect([...counts.keys()].sort()).toEqual(Object.keys(chances).sort())
        for (const [prize, chance] of Object.entries(chances))
          expect(counts.get(prize)! / outcomes.length).toBeCloseTo(ratioOf(chance), 10)
      }
    },
  )

  test.each<[ThaiTable, string, string[], number]>([
    ['GOVERNMENT', 'TOP3', ['123'], 0.9],
    ['GOVERNMENT', 'TOD3', ['123'], 0.9],
    ['GOVERNMENT', 'TOD3', ['112'], 0.45],
    ['GOVERNMENT', 'FRONT3', ['123'], 0.9],
    ['GOVERNMENT', 'BACK3', ['123'], 0.9],
    ['GOVERNMENT', 'TOP2', ['12'], 0.92],
    ['GOVERNMENT', 'RUN_TOP', ['1'], 0.8672],
    ['GOVERNMENT', 'RUN_BOTTOM', ['1'], 0.798],
    ['OTHERS', 'TOP3', ['123'], 0.85],
    ['OTHERS', 'TOD3', ['123'], 0.72],
  ])('%s %s %j returns %d of the stake (domain/lottery.md §5)', (table, code, selection, expected) => {
    const bet = thaiBetsOf(table).find((one) => one.code === code)!
    expect(returnOf(bet, selection, { table })).toBeCloseTo(expected, 10)
  })
})

describe('how often Vietnamese bets hit', () => {
  test.each<[BoardTable, string, string[], number]>([
    ['NORTH', 'XIEN2', ['01', '02'], 0.054882098],
    ['NORTH', 'XIEN3', ['01', '02', '03'], 0.012297936],
    ['NORTH', 'XIEN4', ['01', '02', '03', '04'], 0.002669915],
    ['SOUTH', 'XIEN2', ['01', '02'], 0.026107808],
    ['SOUTH', 'XIEN3', ['01', '02', '03'], 0.003913446],
    ['SOUTH', 'XIEN4', ['01', '02', '03', '04'], 0.000555225],
    ['SOUTH', 'DA', ['01', '02'], 0.026260422],
    ['NORTH', 'DA', ['01', '02'], 0.055661985],
    ['NORTH', 'LO2', ['01'], 0.01],
    ['SOUTH', 'LO3', ['001'], 0.001],
    ['NORTH', 'LO8', ['0123'], 0.0001],
  ])('%s %s %j hits %d times a unit (domain/lottery.md §4.3)', (table, code, selection, expected) => {
    const bet = vietnamBetsOf(table).find((one) => one.code === code)!
    const chances = Object.values(bet.chances(selection, { table }))
    expect(chances).toHaveLength(1)
    expect(ratioOf(chances[0]!)).toBeCloseTo(expected, 9)
  })

  test.each<[BoardTable, string, string[], number]>([
    ['NORTH', 'LO2', ['01'], 0.98],
    ['NORTH', 'LO3', ['001'], 0.96],
    ['NORTH', 'LO4', ['0001'], 0.9],
    ['SOUTH', 'DE', ['01'], 0.98],
    ['SOUTH', 'DA', ['01', '02'], 0.8929],
    ['NORTH', 'DA', ['01', '02'], 0.8906],
  ])('%s %s %j returns %d of the stake', (table, code, selection, expected) => {
    const bet = vietnamBetsOf(table).find((one) => one.code === code)!
    expect(returnOf(bet, selection, { table })).toBeCloseTo(expected, 4)
  })

  test('no bet that misses numbers returns more than 90 %', () => {
    for (const table of ['NORTH', 'SOUTH'] as const)
      for (const bet of vietnamBetsOf(table).filter(({ code }) => code.startsWith('TRUOT'))) {
        const selection = numbersOf(2).slice(0, Number(bet.code.slice(5)))
        const returned = returnOf(bet, selection, { table })
        expect(returned).toBeLessThanOrEqual(0.9)
        expect(returned).toBeGreaterThan(0.89)
      }
  })
})

describe('how often 4D bets hit', () => {
  test.each<[FourdTable, string, string[], number]>([
    ['MALAYSIA', 'FOURD_BIG', ['0123'], 0.64],
    ['MALAYSIA', 'FOURD_SMALL', ['0123'], 0.65],
    ['SINGAPORE', 'FOURD_BIG', ['0123'], 0.659],
    ['SINGAPORE', 'FOURD_SMALL', ['0123'], 0.58],
    ['MALAYSIA', 'FOURD_3A', ['123'], 0.66],
    ['MALAYSIA', 'FOURD_3ABC', ['123'], 0.66],
    ['MALAYSIA', 'FOURD_2A', ['12'], 0.66],
    ['MALAYSIA', 'FOURD_4A', ['0123'], 0.6],
    ['MALAYSIA', 'FOURD_PERMUTATION_BIG', ['0012'], 0.64],
    ['SINGAPORE', 'FOURD_ROLL_SMALL', ['1R34'], 0.58],
  ])('%s %s %j returns %d of the stake (domain/lottery.md §7)', (table, code, selection, expected) => {
    const bet = fourdBets.find((one) => one.code === code)!
    expect(returnOf(bet, selection, { table })).toBeCloseTo(expected, 10)
  })

  test('a box hits as often as all drawn numbers say', () => {
    const result: FourdResult = {
      first: '0000',
      second: '0000',
      third: '0000',
      special: Array.from({ length: 10 }, () => '0000'),
      consolation: Array.from({ length: 10 }, () => '0000'),
    }
    const box = fourdBets.find(({ code }) => code === 'FOURD_BOX_BIG')!
    for (const selection of [['0123'], ['0012'], ['0011'], ['0001']]) {
      let hits = 0
      for (const first of numbersOf(4))
        hits += box
          .hits(selection, { ...result, first }, { table: 'MALAYSIA' })
          .filter(({ prize }) => prize.startsWith('FIRST_')).length
      const chances = box.chances(selection, { table: 'MALAYSIA' })
      const [first] = Object.entries(chances).filter(([prize]) => prize.startsWith('FIRST_'))
      expect(hits / 10_000).toBeCloseTo(ratioOf(first![1]), 10)
    }
  })
})

test('the kinds of selections of a bet type have all of its prizes between them', () => {
  for (const { gameCode, plays } of numberGames)
    for (const { code, prizes, kinds, chances } of plays) {
      const keys = kinds.flatMap((kind) => Object.keys(chances(kind)))
      expect(keys.toSorted(), `${gameCode} ${code}`).toEqual(prizes.toSorted())
    }
})
