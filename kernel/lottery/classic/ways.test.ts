import { describe, expect, test } from 'vitest'
import {
  allPlays,
  blocksOf,
  buysFigures,
  isOfChoices,
  outcomesOf,
  tally,
} from '../../../tests/support/lottery-outcomes.ts'
import { familyOf } from './families.ts'
import type { FamilyCode, Play, Result } from './play.ts'

// Every figure here is counted over all draws of a family (of ten numbers: over all draws of the places that
// the bet reads), so that the ways of each prize are those of the page and not those of a formula.

const drawn = new Map<string, Result[]>()
function drawsOf(code: FamilyCode, places?: readonly number[]): Result[] {
  const key = `${code} ${places}`
  const draws = drawn.get(key) ?? outcomesOf(code, places)
  drawn.set(key, draws)
  return draws
}

const named = (plays: readonly Play[]) => plays.map((play) => [play.code, play] as const)

describe('each choice of a row wins on its ways of all draws', () => {
  test.each(named(allPlays.filter(isOfChoices)))('%s', (_code, play) => {
    for (const head of blocksOf(play))
      for (const [at, row] of play.rows.slice(head.length).entries()) {
        const chosen = play.rows.slice(head.length).map((_, place) => (place === at ? row.symbols : []))
        const draws = drawsOf(play.family, play.rows.length > 1 ? [at, 9 - at] : undefined)
        const scale = draws.length / play.outcomes
        const { wins, refunded } = tally(play, [...head, ...chosen], draws)
        const expected =
          play.prizes.length === 1
            ? [['win', play.prizes[0]!.ways * row.symbols.length * scale]]
            : play.prizes.map((prize) => [prize.key, prize.ways * scale])
        expect(wins).toEqual(Object.fromEntries(expected))
        expect(refunded).toBe(play.refunded * row.symbols.length * scale)
      }
  })
})

describe('one combination wins once, on its ways of all draws', () => {
  const plays = allPlays.filter((play) => !isOfChoices(play) && !buysFigures(play))
  test.each(named(plays))('%s', (_code, play) => {
    const { selections, result } = play.example
    expect(play.count(selections)).toEqual({ combinations: 1 })
    const draws = drawsOf(play.family)
    const won = play.wins(selections, familyOf(play.family).readResult(result)).wins[0]!
    const { ways } = play.prizes.find(({ key }) => key === won.prize)!
    for (const head of blocksOf(play)) {
      const own = [...head, ...selections.slice(head.length)]
      const lines = draws.map((draw) => play.wins(own, draw)).filter((line) => line.wins.length > 0)
      expect(lines).toHaveLength((ways * draws.length) / play.outcomes)
      expect(lines.every((line) => line.wins.length === 1 && line.wins[0]!.count === 1)).toBe(true)
    }
  })
})

describe('a figure wins on one of its combinations whenever it comes', () => {
  test.each(named(allPlays.filter(buysFigures)))('%s', (_code, play) => {
    const draws = drawsOf(play.family)
    const figures = play.rows.at(-1)!
    for (const head of blocksOf(play))
      for (const symbol of figures.symbols) {
        const counted = play.count([...head, [symbol]])
        if (!('combinations' in counted)) throw new Error(`${play.code} ${symbol}`)
        const { wins } = tally(play, [...head, [symbol]], draws)
        // A set is drawn in three orders with a pair and in six without, a number in one.
        const sets = play.prizes.map((prize) => (wins[prize.key] ?? 0) / prize.ways)
        expect(sets.reduce((sum, count) => sum + count, 0)).toBe(
          (counted.combinations * draws.length) / play.outcomes,
        )
      }
  })
})

test('the tables of the page: sums, spans and sums of sets', () => {
  const counts = (code: string) => {
    const play = allPlays.find((one) => one.code === code)!
    return play.rows.at(-1)!.symbols.map((symbol) => {
      const counted = play.count([[symbol]])
      return 'combinations' in counted ? counted.combinations : undefined
    })
  }
  const tableA = '1,3,6,10,15,21,28,36,45,55,63,69,73,75,75,73,69,63,55,45,36,28,21,15,10,6,3,1'
  expect(counts('3D_SUM').join()).toBe(tableA)
  expect(counts('3D_SPAN').join()).toBe('10,54,96,126,144,150,144,126,96,54')
  const tableC = '1,2,2,4,5,6,8,10,11,13,14,14,15,15,14,14,13,11,10,8,6,5,4,2,2,1'
  expect(counts('3D_GROUP_SUM').join()).toBe(tableC)
})

test('three sums pay for what they weigh together', () => {
  const play = allPlays.find((one) => one.code === 'PC28_THREE_SUMS')!
  const draws = drawsOf('PC28')
  for (const sums of [
    ['0', '1', '2'],
    ['12', '13', '14'],
    ['0', '13', '27'],
    ['4', '9', '21'],
  ]) {
    const [[prize, wins]] = Object.entries(tally(play, [sums], draws).wins) as [[string, number]]
    expect(play.prizes.find(({ key }) => key === prize)!.ways).toBe(wins)
  }
})

test('every example of a help page wins', () => {
  for (const play of allPlays) {
    const result = familyOf(play.family).readResult(play.example.result)
    expect([play.code, play.wins(play.example.selections, result).wins.length]).toEqual([play.code, 1])
  }
})
