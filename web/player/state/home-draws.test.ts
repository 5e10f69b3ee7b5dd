import { expect, it } from 'vitest'
import { homeDrawsOf, type LotteryLobby } from './home-draws.ts'

type Game = LotteryLobby['games'][number]
const game = (gameCode: string, family: string, closesAt: string | null): Game => ({
  gameCode,
  family,
  vassalage: 'ELOTT',
  vendor: 'ELOTT',
  kind: 'CLASSIC',
  group: family,
  source: 'HOUSE',
  name: gameCode,
  cycle: 60,
  last: {
    numero: '202601150000',
    drawsAt: at(10),
    result: '8,9,7',
    prizes: [],
    thai: null,
    source: 'HOUSE',
  },
  issue: closesAt
    ? { numero: '202601150001', opensAt: '2026-01-15T00:00:00Z', closesAt, drawsAt: closesAt }
    : null,
})
const at = (second: number) => `2026-01-15T05:00:${second}Z`
const lobby = (...games: Game[]): LotteryLobby => ({ serverTime: at(10), games })
const menu = (gameCategory: string, vendors: readonly unknown[] = [{}]) => ({
  sortingOrder: [{ gameCategory, vendors }],
})

it('takes what closes next, one of each family, with the numbers of its last result', () => {
  const draws = homeDrawsOf(
    menu('ELOTT'),
    lobby(
      game('SSC60', 'SSC', at(55)),
      game('SSC90', 'SSC', at(25)),
      game('PK10_60', 'PK10', null),
      game('PC28_60', 'PC28', at(56)),
      game('11X5_60', '11X5', at(54)),
      game('K3_60', 'K3', at(58)),
    ),
  )
  expect(draws.map(({ gameCode }) => gameCode)).toEqual(['SSC90', '11X5_60', 'PC28_60'])
  expect(draws[1]).toEqual({
    gameCode: '11X5_60',
    name: '11X5_60',
    family: '11X5',
    closesAt: at(54),
    numbers: ['08', '09', '07'],
  })
})

it('is empty if no lottery is offered, if none has an issue, or if nothing is known', () => {
  const one = lobby(game('SSC60', 'SSC', at(55)))
  expect(homeDrawsOf(menu('RNG'), one)).toEqual([])
  expect(homeDrawsOf(menu('LOTT', []), one)).toEqual([])
  expect(homeDrawsOf(menu('LOTT'), lobby(game('SSC60', 'SSC', null)))).toEqual([])
  expect(homeDrawsOf(null, one)).toEqual([])
  expect(homeDrawsOf(menu('LOTT'), null)).toEqual([])
})
