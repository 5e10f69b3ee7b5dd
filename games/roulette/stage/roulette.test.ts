import { expect, test } from 'vitest'
import { game } from '../rules/index.ts'
import { spotNumbers } from '../rules/sheet.ts'
import { allNumbers, wheelOrder } from './numbers.ts'
import { countNumbers, numbersOf, oftenAndSeldom } from './past.ts'
import { RING_COLUMNS, RING_ROWS, ringPlaces } from './ring.ts'
import { neighbourBets, neighboursOf, partOf, sectors } from './sectors.ts'
import { allSpotCodes, insideSpots } from './spots.ts'
import { LANDED_MS, momentAt, pocketAngle, POCKET_RADIUS, restOf, SPIN_MS } from './wheel-motion.ts'

const spotsOf = (bets: readonly { spot: string; chips: number }[]): Record<string, number> =>
  Object.fromEntries(bets.map(({ spot, chips }) => [spot, chips]))
const covered = (bets: readonly { spot: string }[]): number[] =>
  [...new Set(bets.flatMap(({ spot }) => spotNumbers.get(spot)!))].sort((one, other) => one - other)

test('the cloth has exactly the places of the rules, each where its numbers meet', () => {
  expect([...allSpotCodes].sort()).toEqual(game.spots.map(({ code }) => code).sort())
  expect(new Set(allSpotCodes).size).toBe(157)
  for (const { code, numbers } of insideSpots) expect([code, numbers]).toEqual([code, spotNumbers.get(code)])
  const places = insideSpots.map(({ along, across }) => `${along}/${across}`)
  expect(new Set(places).size).toBe(places.length)
})

test('the parts of the racetrack are the chips of every casino', () => {
  expect(spotsOf(sectors.voisins)).toEqual({
    'STREET:0-2-3': 2,
    'SPLIT:4-7': 1,
    'SPLIT:12-15': 1,
    'SPLIT:18-21': 1,
    'SPLIT:19-22': 1,
    'SPLIT:32-35': 1,
    'CORNER:25-26-28-29': 2,
  })
  expect(spotsOf(sectors.tiers)).toEqual({
    'SPLIT:5-8': 1,
    'SPLIT:10-11': 1,
    'SPLIT:13-16': 1,
    'SPLIT:23-24': 1,
    'SPLIT:27-30': 1,
    'SPLIT:33-36': 1,
  })
  expect(spotsOf(sectors.orphelins)).toEqual({
    'STRAIGHT:1': 1,
    'SPLIT:6-9': 1,
    'SPLIT:14-17': 1,
    'SPLIT:17-20': 1,
    'SPLIT:31-34': 1,
  })
  expect(spotsOf(sectors.zero)).toEqual({
    'STRAIGHT:26': 1,
    'SPLIT:0-3': 1,
    'SPLIT:12-15': 1,
    'SPLIT:32-35': 1,
  })
  for (const bets of Object.values(sectors))
    for (const { spot } of bets) expect(spotNumbers.has(spot)).toBe(true)
})

test('each part covers the numbers of its arc of the wheel, and together all of them', () => {
  for (const name of ['voisins', 'tiers', 'orphelins'] as const)
    expect(covered(sectors[name])).toEqual(allNumbers.filter((number) => partOf(number) === name))
  expect(covered(sectors.zero)).toEqual([12, 35, 3, 26, 0, 32, 15].sort((one, other) => one - other))
  expect(
    Object.fromEntries(
      ['voisins', 'tiers', 'orphelins'].map((name) => [
        name,
        allNumbers.filter((number) => partOf(number) === name).length,
      ]),
    ),
  ).toEqual({ voisins: 17, tiers: 12, orphelins: 8 })
})

test('the racetrack closes: each number is next to its neighbour on the wheel, on the rim, and nowhere twice', () => {
  const places = ringPlaces()
  expect(places).toHaveLength(wheelOrder.length)
  expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(wheelOrder.length)
  places.forEach(({ row, column }, at) => {
    expect(row === 1 || row === RING_ROWS || column === 1 || column === RING_COLUMNS).toBe(true)
    const next = places[(at + 1) % places.length]!
    // Zero takes two places, so the one after it is a step further.
    expect(Math.abs(next.row - row) + Math.abs(next.column - column)).toBe(at === 0 ? 2 : 1)
  })
})

test('neighbours are those on the wheel, over its seam too', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(26, 1)).toEqual([3, 26, 0])
  expect(spotsOf(neighbourBets(17, 2))).toEqual({
    'STRAIGHT:2': 1,
    'STRAIGHT:25': 1,
    'STRAIGHT:17': 1,
    'STRAIGHT:34': 1,
    'STRAIGHT:6': 1,
  })
})

test('the ball ends in the pocket of the number that was drawn, whatever came before', () => {
  for (const number of wheelOrder) {
    for (const before of [0, 17, 26]) {
      expect(momentAt(SPIN_MS, number, before)).toEqual(restOf(number))
      const landed = momentAt(LANDED_MS, number, before)
      expect(((landed.ball - landed.wheel - pocketAngle(number)) % 360) + 0).toBeCloseTo(0)
      expect(landed.radius).toBeCloseTo(POCKET_RADIUS)
      const start = momentAt(0, number, before)
      expect(Math.abs(Math.sin(((start.wheel + pocketAngle(before)) * Math.PI) / 360))).toBeCloseTo(0)
    }
  }
})

test('what came is counted, and zero counts among the others', () => {
  const history = ['0', '17', '17', '5', 'VOID'].map((winner) => ({ winner }))
  expect(numbersOf(history)).toEqual([5, 17, 17, 0])
  expect(countNumbers([5, 17, 17, 0]).slice(0, 3)).toEqual([
    { number: 17, count: 2 },
    { number: 0, count: 1 },
    { number: 5, count: 1 },
  ])
  expect(oftenAndSeldom([5, 17, 17, 0]).often.map(({ number }) => number)).toEqual([17, 0, 5])
  expect(oftenAndSeldom([5, 17, 17, 0]).seldom.map(({ number }) => number)).toEqual([36, 35, 34, 33, 32])
})
