import { expect, it } from 'vitest'
import { boardsNext } from './boards-next.ts'

const board = (gameCode: string, closesAt: string | null) => ({
  gameCode,
  issue: closesAt === null ? null : { closesAt },
})

it('shows of each region the boards that close together first, and every fast one', () => {
  const next = boardsNext([
    board('VN_TIEN_GIANG', '2026-11-29T09:10:00Z'),
    board('VN_HCMC', '2026-11-28T09:10:00Z'),
    board('VN_LONG_AN', '2026-11-28T09:10:00Z'),
    board('VN_HANOI', '2026-11-30T11:10:00Z'),
    board('VN_NAM_DINH', '2026-11-28T11:10:00Z'),
    board('VN_HUE', null),
    board('VN_NORTH_60', '2026-11-28T05:00:55Z'),
    board('VN_SOUTH_300', '2026-11-28T05:04:50Z'),
    board('THAI_GOV', '2026-12-01T08:20:00Z'),
  ])
  expect([...next].map(([region, boards]) => [region, boards.map(({ gameCode }) => gameCode)])).toEqual([
    ['NORTH', ['VN_NAM_DINH']],
    ['SOUTH', ['VN_HCMC', 'VN_LONG_AN']],
    ['VN_FAST', ['VN_NORTH_60', 'VN_SOUTH_300']],
  ])
})
