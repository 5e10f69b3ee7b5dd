import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FixtureFacts } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import { hasLine, selectionsOf } from '../markets.ts'
import type { MarketType, Period, SportCode } from '../words.ts'
import { marketsOf, outrightMarket, type ModelState } from './markets.ts'
import { seriesEnds } from './series.ts'

const nothing: FixtureFacts = { scores: {}, ended: [], ending: null }
const before = (home: number, away: number): ModelState => ({
  strengths: { home, away },
  facts: nothing,
  clock: null,
  reds: { home: 0, away: 0 },
  minutes: 0,
})
const during = (
  state: ModelState,
  period: Period,
  minute: number,
  facts: Partial<FixtureFacts>,
): ModelState => ({
  ...state,
  minutes: minute,
  clock: { period, minute, added: null, isRunning: true },
  facts: { ...nothing, ...facts },
})
const football = before(1_550_000, 1_100_000)
const find = (
  markets: readonly FeedMarket[],
  typeCode: MarketType,
  period: Period,
  line: number | null = null,
) => markets.find((one) => one.typeCode === typeCode && one.period === period && one.line === line)
const pricesOf = (market: FeedMarket | undefined) => market?.selections.map(({ price }) => price)

describe('football before the start', () => {
  const markets = marketsOf('FOOTBALL', football)
  test('has the prices of the page', () => {
    expect(pricesOf(find(markets, '1X2', 'FT'))).toEqual([19_700, 37_200, 34_900])
    expect(pricesOf(find(markets, 'AH', 'FT', -2))).toEqual([20_100, 18_300])
    expect(pricesOf(find(markets, 'AH', 'FT', -1))).toEqual([17_600, 21_100])
    expect(pricesOf(find(markets, 'OU', 'FT', 10))).toEqual([19_400, 19_000])
  })
  test('offers the main line and two lines a quarter apart on either hand', () => {
    const lines = (type: MarketType) =>
      markets.filter((one) => one.typeCode === type && one.period === 'FT').map(({ line }) => line)
    expect(lines('AH')).toEqual([-4, -3, -2, -1, 0])
    expect(lines('OU')).toEqual([8, 9, 10, 11, 12])
    const main = markets.filter(({ isMain }) => isMain).map(({ typeCode, line }) => [typeCode, line])
    expect(main).toEqual([
      ['1X2', null],
      ['AH', -2],
      ['OU', 10],
    ])
  })
  test('corners and cards have lines about what their minutes bring', () => {
    expect(markets.filter(({ typeCode }) => typeCode === 'CORNERS_OU').map(({ line }) => line)).toEqual([
      34, 38, 42,
    ])
    expect(markets.filter(({ typeCode }) => typeCode === 'CARDS_OU').map(({ line }) => line)).toEqual([
      10, 14, 18,
    ])
  })
})

describe('football under way', () => {
  test('a draw at half-time is priced on the half that is left', () => {
    const half = marketsOf(
      'FOOTBALL',
      during(football, 'H1', 45, { scores: { FT: { home: 0, away: 0 } }, ended: ['H1'] }),
    )
    const [home, draw, away] = pricesOf(find(half, '1X2', 'FT'))!
    expect(draw).toBeLessThan(37_200)
    expect(home).toBeGreaterThan(19_700)
    expect(away).toBeGreaterThan(34_900)
    expect(half.some(({ period }) => period === 'H1')).toBe(false)
    expect(half.some(({ isLive }) => !isLive)).toBe(false)
  })
  test('a goal changes who is ahead, and an Asian handicap counts only what comes', () => {
    const score = (home: number) =>
      during(football, 'H2', 60, { scores: { FT: { home, away: 0 } }, ended: ['H1'] })
    const [level, ahead] = [marketsOf('FOOTBALL', score(0)), marketsOf('FOOTBALL', score(1))]
    expect(pricesOf(find(ahead, '1X2', 'FT'))![0]).toBeLessThan(pricesOf(find(level, '1X2', 'FT'))![0]!)
    expect(find(ahead, 'AH', 'FT', -1)).toEqual(find(level, 'AH', 'FT', -1))
  })
  test('lines that were sold before the start stay, a handicap where it stands for the goals to come', () => {
    const early = marketsOf('FOOTBALL', during(football, 'H1', 10, { scores: { FT: { home: 2, away: 0 } } }))
    for (const line of [-4, -3, -2, -1, 0]) expect(find(early, 'AH', 'FT', line + 8)).toBeDefined()
    for (const line of [9, 10, 11, 12])
      expect(pricesOf(find(early, 'OU', 'FT', line))!.some((price) => price > 0)).toBe(true)
  })
  test('a red card makes the other side likelier', () => {
    const even = during(football, 'H2', 50, { scores: { FT: { home: 0, away: 0 } }, ended: ['H1'] })
    const short = { ...even, reds: { home: 1, away: 0 } }
    const away = (state: ModelState) => pricesOf(find(marketsOf('FOOTBALL', state), '1X2', 'FT'))![2]!
    expect(away(short)).toBeLessThan(away(even))
  })
  test('what is decided is not offered', () => {
    const facts = {
      scores: { FT: { home: 2, away: 1 } },
      goals: ['HOME', 'AWAY', 'HOME'],
      ended: ['H1'],
    } as const
    const late = marketsOf('FOOTBALL', during(football, 'H2', 80, facts))
    expect(find(late, 'BTTS', 'FT')).toBeUndefined()
    expect(find(late, 'FG', 'FT')).toBeUndefined()
    expect(pricesOf(find(late, 'TG', 'FT'))![0]).toBe(0)
    expect(
      marketsOf('FOOTBALL', during(football, 'H2', 90, { ...facts, ended: ['H1', 'H2', 'FT'] })),
    ).toEqual([])
  })
})

describe('basketball', () => {
  const even = before(84_000_000, 80_000_000)
  test('lines lie at the expected points, and a game has no tie', () => {
    const markets = marketsOf('BASKETBALL', even)
    const main = (type: MarketType) => markets.find((one) => one.typeCode === type && one.isMain)!
    expect(main('HDP').line).toBe(-18)
    expect(main('OUP').line).toBeGreaterThanOrEqual(4 * 163)
    expect(main('OUP').line).toBeLessThanOrEqual(4 * 166)
    const chances = main('ML').selections.map((one) => one.chances!)
    expect(chances[0]![0] + chances[1]![0]).toBeGreaterThan(999_990)
    expect(chances[0]![2]).toBeLessThan(10)
    expect(chances[0]![0]).toBeGreaterThan(550_000)
  })
  test('the lead moves the line with it', () => {
    const facts = {
      scores: { GAME: { home: 70, away: 50 }, Q4: { home: 0, away: 0 } },
      ended: ['Q1', 'Q2', 'H1', 'Q3'],
    } as const
    const markets = marketsOf('BASKETBALL', during(even, 'Q4', 30, facts))
    expect(markets.find((one) => one.typeCode === 'HDP' && one.isMain)!.line).toBe(-86)
    expect(markets.some(({ period }) => period === 'H1' || period === 'Q3')).toBe(false)
    expect(markets.some(({ period }) => period === 'Q4')).toBe(true)
  })
  test('level after forty minutes, overtime is left', () => {
    const facts = {
      scores: { GAME: { home: 80, away: 80 } },
      ended: ['Q1', 'Q2', 'H1', 'Q3', 'Q4', 'FT'],
    } as const
    const markets = marketsOf('BASKETBALL', during(even, 'Q4', 40, facts))
    const total = markets.find((one) => one.typeCode === 'OUP' && one.isMain)!.line!
    expect(total).toBeGreaterThan(4 * 178)
    expect(total).toBeLessThan(4 * 184)
  })
})

describe('e-sports', () => {
  const even = before(600_000, 400_000)
  test('a series is the sum of its maps', () => {
    const ends = seriesEnds(0.6, 2)
    const home = ends.filter((end) => end.home === 2).reduce((sum, { chance }) => sum + chance, 0)
    expect(home).toBeCloseTo(0.6 ** 2 + 2 * 0.6 ** 2 * 0.4, 12)
    const markets = marketsOf('MOBA', even)
    expect(find(markets, 'ML', 'SERIES')!.selections[0]!.chances![0]).toBeCloseTo(648_000, -1)
    expect(find(markets, 'MAP_HANDICAP', 'SERIES', -6)!.selections[0]!.chances![0]).toBeCloseTo(360_000, -1)
    expect(find(markets, 'TOTAL_MAPS', 'SERIES', 10)!.selections[0]!.chances![0]).toBeCloseTo(480_000, -1)
  })
  test('only maps that are sure to be played are offered', () => {
    const mapsOf = (state: ModelState) =>
      marketsOf('SHOOTER', state)
        .filter((one) => one.typeCode === 'MAP_WINNER')
        .map(({ period }) => period)
    expect(mapsOf(even)).toEqual(['MAP1', 'MAP2'])
    expect(mapsOf(during(even, 'MAP2', 3, { scores: { SERIES: { home: 1, away: 0 } } }))).toEqual(['MAP2'])
    expect(mapsOf(during(even, 'MAP3', 3, { scores: { SERIES: { home: 1, away: 1 } } }))).toEqual(['MAP3'])
  })
  test('the map that is played has its own chance, and later ones have that of the sides', () => {
    const begun = during(even, 'MAP1', 5, { scores: { SERIES: { home: 0, away: 0 } } })
    const chanceOf = (mapPpm: number | undefined, typeCode: MarketType, period: Period) =>
      find(marketsOf('MOBA', { ...begun, mapPpm }), typeCode, period)!.selections[0]!.chances![0]
    expect(chanceOf(900_000, 'MAP_WINNER', 'MAP1')).toBeCloseTo(900_000, -1)
    expect(chanceOf(900_000, 'MAP_WINNER', 'MAP2')).toBeCloseTo(600_000, -1)
    expect(chanceOf(900_000, 'ML', 'SERIES')).toBeCloseTo(1e6 * (0.9 * (1 - 0.4 ** 2) + 0.1 * 0.6 ** 2), -1)
    expect(chanceOf(600_000, 'ML', 'SERIES')).toBe(chanceOf(undefined, 'ML', 'SERIES'))
  })
  test('first blood that was drawn is not offered', () => {
    const state = during(even, 'MAP1', 5, {
      scores: { SERIES: { home: 0, away: 0 } },
      firstBlood: { MAP1: 'AWAY' },
    })
    const markets = marketsOf('MOBA', state)
    expect(find(markets, 'FIRST_BLOOD', 'MAP1')).toBeUndefined()
    expect(find(markets, 'FIRST_BLOOD', 'MAP2')).toBeDefined()
  })
})

test('runners of an outright keep their order, and the margin is twenty percent', () => {
  const market = outrightMarket([
    { code: '10', weight: 3 },
    { code: '2', weight: 1 },
  ])
  expect(market.selections.map(({ code, price }) => [code, price])).toEqual([
    ['10', 11_100],
    ['2', 33_300],
  ])
})

describe('any match', () => {
  const goals = fc.integer({ min: 0, max: 5 })
  const rate = fc.integer({ min: 300_000, max: 3_500_000 })
  const score = fc.record({ home: goals, away: goals })
  const anyFootball = fc
    .record({
      home: rate,
      away: rate,
      minute: fc.option(fc.integer({ min: 0, max: 90 })),
      score,
      reds: score,
    })
    .map(({ home, away, minute, score: now, reds }) => {
      if (minute === null) return ['FOOTBALL', before(home, away)] as const
      const isLater = minute > 45
      const facts = {
        scores: { FT: now, H1: now, ...(isLater ? { H2: { home: 0, away: 0 } } : {}) },
        ended: isLater ? (['H1'] as const) : [],
        corners: { FT: now },
        cards: { FT: now },
      }
      const state = during(before(home, away), isLater ? 'H2' : 'H1', minute, facts)
      return ['FOOTBALL', { ...state, reds }] as const
    })
  const points = fc.integer({ min: 60_000_000, max: 110_000_000 })
  const made = fc.integer({ min: 0, max: 60 })
  const anyBasketball = fc
    .record({
      home: points,
      away: points,
      minute: fc.integer({ min: 0, max: 39 }),
      score: fc.record({ home: made, away: made }),
    })
    .map(
      ({ home, away, minute, score: now }) =>
        ['BASKETBALL', during(before(home, away), 'Q1', minute, { scores: { GAME: now, H1: now } })] as const,
    )
  const anySeries = fc
    .integer({ min: 100_000, max: 900_000 })
    .map((home) => ['MOBA', before(home, 1_000_000 - home)] as const)
  const anyMatch: fc.Arbitrary<readonly [SportCode, ModelState]> = fc.oneof(
    anyFootball,
    anyBasketball,
    anySeries,
  )

  test('has every market once, with its selections in order and whole prices', () => {
    fc.assert(
      fc.property(anyMatch, ([sport, state]) => {
        const markets = marketsOf(sport, state)
        const keys = markets.map(({ typeCode, period, line }) => `${typeCode} ${period} ${line}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { typeCode, line, selections } of markets) {
          expect(selections.map(({ code }) => code)).toEqual(selectionsOf(typeCode))
          expect(line !== null).toBe(hasLine(typeCode))
          if (line !== null) expect(Number.isInteger(line)).toBe(true)
          for (const { price, chances } of selections) {
            expect(price === 0 || (price >= 10_100 && price % 100 === 0)).toBe(true)
            expect(chances!.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1_000_000)
          }
        }
      }),
    )
  })
  test('sells no selection above its fair price', () => {
    fc.assert(
      fc.property(anyMatch, ([sport, state]) => {
        for (const { typeCode, selections } of marketsOf(sport, state))
          for (const { code, price, chances } of selections) {
            if (price === 0) continue
            const [win, halfWin, push, halfLose] = chances!.map((ppm) => ppm / 1_000_000) as [
              number,
              number,
              number,
              number,
            ]
            const decimal = price / 10_000
            const returned = win * decimal + (halfWin * (decimal + 1)) / 2 + push + halfLose / 2
            expect(returned, `${typeCode} ${code}`).toBeLessThan(1)
          }
      }),
    )
  })
})
