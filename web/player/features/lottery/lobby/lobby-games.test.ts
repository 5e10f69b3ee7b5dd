import { expect, it } from 'vitest'
import type { LobbyGame } from '../parts/after-push.ts'
import { closingSoon, groupsOf, isFound } from './lobby-games.ts'

const game = (
  gameCode: string,
  family: string,
  cycle: number | null,
  closesAt: string | null,
): LobbyGame => ({
  gameCode,
  family,
  cycle,
  vassalage: 'ELOTT',
  vendor: 'ELOTT',
  kind: 'CLASSIC',
  group: family,
  source: 'HOUSE',
  name: gameCode,
  last: null,
  issue: closesAt
    ? { numero: '202601150001', opensAt: '2026-01-15T00:00:00Z', closesAt, drawsAt: closesAt }
    : null,
})
const games = [
  game('3D', '3D', null, '2026-01-15T13:25:00Z'),
  game('SSC180', 'SSC', 180, '2026-01-15T05:02:50Z'),
  game('K3_60', 'K3', 60, '2026-01-15T05:00:55Z'),
  game('SSC60', 'SSC', 60, '2026-01-15T05:00:55Z'),
  game('PK10_60', 'PK10', 60, null),
  game('P5', 'P5', null, '2026-01-15T13:25:00Z'),
]

it('lists what closes next first, and leaves out what has no issue', () => {
  expect(closingSoon(games, 4).map(({ gameCode }) => gameCode)).toEqual(['K3_60', 'SSC60', 'SSC180', '3D'])
})

it('groups by family in the order of the catalogue, the daily ones together at the end', () => {
  expect(groupsOf(games).map(({ key, games: list }) => [key, list.map(({ gameCode }) => gameCode)])).toEqual([
    ['SSC', ['SSC60', 'SSC180']],
    ['K3', ['K3_60']],
    ['PK10', ['PK10_60']],
    ['DAILY', ['3D', 'P5']],
  ])
})

it('finds a lottery by any words of its names', () => {
  const texts = ['หวย 5 ตัว 1 นาที', 'หวย 5 ตัว (SSC)', 'SSC60']
  expect(isFound('5 ตัว', texts)).toBe(true)
  expect(isFound('ssc นาที', texts)).toBe(true)
  expect(isFound('k3', texts)).toBe(false)
})
