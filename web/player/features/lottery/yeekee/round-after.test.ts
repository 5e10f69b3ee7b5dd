import { expect, test } from 'vitest'
import type { ShotsPush } from '../../../../../contract/pushes/shots.ts'
import { rankOf, type Round, roundAfter, roundNo, type Shot } from './round-after.ts'

const at = '2026-11-28T15:00:00.000Z'
const shot = (place: number, more: Partial<Shot> = {}): Shot => ({
  place,
  number: String(place * 11).padStart(5, '0'),
  name: 'so***9',
  at,
  isDemo: false,
  isMine: false,
  ...more,
})

const round = (count: number, more: Partial<Round> = {}): Round => ({
  numero: '2026112868',
  state: 'OPEN',
  issueState: 'OPEN',
  serverTime: at,
  opensAt: at,
  closesAt: at,
  shootsUntil: at,
  minShots: 20,
  rank: 16,
  rankOrder: 'NEWEST_FIRST',
  hasHouseShot: true,
  shotEverySeconds: 5,
  shotsPerMember: 200,
  prizes: null,
  count,
  sum: 1_000,
  rankShot: count < 16 ? null : { place: count - 15, number: shot(count - 15).number },
  mine: null,
  list: Array.from({ length: Math.min(count, 50) }, (_, back) => shot(count - back)),
  totalPages: 1,
  commit: null,
  seed: null,
  houseShot: null,
  result: null,
  voidReason: null,
  ...more,
})

const push = (first: number, last: number): ShotsPush => ({
  kind: 'SHOTS',
  gameCode: 'YEEKEE',
  numero: '2026112868',
  count: last,
  sum: 2_000,
  list: Array.from({ length: last - first + 1 }, (_, i) => {
    const { isMine: _own, ...rest } = shot(first + i)
    return rest
  }),
})

test('new shots come first, and the rank moves on with them', () => {
  const after = roundAfter(round(20), push(21, 23))!
  expect(after).toMatchObject({ count: 23, sum: 2_000, rankShot: { place: 8, number: '00088' } })
  expect(after.list.map(({ place }) => place).slice(0, 4)).toEqual([23, 22, 21, 20])
})

test('the list keeps the newest fifty', () => {
  expect(roundAfter(round(60), push(61, 65))!.list).toHaveLength(50)
})

test('a shot that an answer brought before its push stays the member’s own', () => {
  const own = round(3, { mine: { count: 1, nextAt: null, list: [{ place: 4, number: '00044', at }] } })
  expect(roundAfter(own, push(4, 5))!.list.map(({ place, isMine }) => [place, isMine])).toEqual([
    [5, false],
    [4, true],
    [3, false],
    [2, false],
    [1, false],
  ])
})

test('what is known already changes nothing, and pushes of which a part is known add the rest', () => {
  const known = round(20)
  expect(roundAfter(known, push(18, 20))).toBe(known)
  expect(roundAfter(known, { ...push(21, 21), numero: '2026112869' })).toBe(known)
  expect(roundAfter(known, push(19, 21))!.list).toHaveLength(21)
})

test('a push after missing ones asks for the round again', () => {
  expect(roundAfter(round(20), push(22, 23))).toBeNull()
})

test('of the oldest first, the rank stands once it is there', () => {
  const oldest = { rankOrder: 'OLDEST_FIRST' as const, rank: 3, rankShot: null }
  const after = roundAfter(round(2, oldest), push(3, 4))!
  expect(after.rankShot).toEqual({ place: 3, number: '00033' })
  expect(roundAfter({ ...after, list: [] }, push(5, 5))!.rankShot).toEqual({ place: 3, number: '00033' })
})

test('ranks count from the newest or from the oldest, and a numero ends in its round', () => {
  expect([rankOf(round(20), 20), rankOf(round(20), 5)]).toEqual([1, 16])
  expect(rankOf(round(20, { rankOrder: 'OLDEST_FIRST' }), 5)).toBe(5)
  expect([roundNo('2026112868'), roundNo('2026112805')]).toEqual(['68', '5'])
})
