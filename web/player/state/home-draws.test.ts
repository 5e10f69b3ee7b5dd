import { expect, it } from 'vitest'
import { nextDraws, type HomeDraw, type LotteryLobby } from './home-draws.ts'

const game = (gameCode: string, family: string, closesAt: string | null): HomeDraw => ({
  gameCode,
  family,
  vassalage: 'ELOTT',
  name: gameCode,
  cycle: 60,
  last: null,
  issue: closesAt
    ? { numero: '202601150001', opensAt: '2026-01-15T00:00:00Z', closesAt, drawsAt: closesAt }
    : null,
})
const at = (second: number) => `2026-01-15T05:00:${second}Z`
const lobby = (...games: HomeDraw[]): LotteryLobby => ({ serverTime: at(10), games })

it('takes what closes next, one of each family', () => {
  const { games } = lobby(
    game('SSC60', 'SSC', at(55)),
    game('SSC90', 'SSC', at(25)),
    game('PK10_60', 'PK10', null),
    game('PC28_60', 'PC28', at(56)),
    game('K3_60', 'K3', at(54)),
    game('11X5_60', '11X5', at(58)),
  )
  const next = nextDraws(lobby(...games))
  expect(next.map(({ gameCode }) => gameCode)).toEqual(['SSC90', 'K3_60', 'PC28_60'])
  // The server sends the page these alone; the browser finds the same in them.
  expect(nextDraws(lobby(...next))).toEqual(next)
})

it('is empty if nothing is offered or nothing is known', () => {
  expect(nextDraws(null)).toEqual([])
  expect(nextDraws(lobby(game('SSC60', 'SSC', null)))).toEqual([])
})
