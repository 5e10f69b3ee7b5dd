import { expect, it } from 'vitest'
import { numberGames } from '../../../../../kernel/lottery/numbers/games.ts'
import { sectionOf } from '../../../../../kernel/lottery/sections.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { boardsByRegion, isDrawnOn, isOnPage, sectionsOf } from './lobby-sections.ts'

const issueAt = (closesAt: string) => ({
  numero: '20261128',
  opensAt: closesAt,
  closesAt,
  drawsAt: closesAt,
})
const lobbyGame = (
  { gameCode, kind, group }: Pick<LobbyGame, 'gameCode' | 'kind' | 'group'>,
  closesAt: string | null = '2026-11-28T09:10:00Z',
): LobbyGame => ({
  gameCode,
  kind,
  group,
  vassalage: 'V',
  vendor: 'V',
  name: gameCode,
  source: 'DEMO',
  family: kind,
  cycle: null,
  last: null,
  issue: closesAt === null ? null : issueAt(closesAt),
})
const all = numberGames.map((game) => lobbyGame(game))

it('puts every lottery on whole numbers into one section, in the order of the page', () => {
  const sections = sectionsOf([...all, lobbyGame({ gameCode: 'SSC60', kind: 'CLASSIC', group: 'SSC' })])
  expect(sections.map(({ key, games }) => [key, games.length])).toEqual([
    ['GOVERNMENT', 3],
    ['YEEKEE', 1],
    ['DAILY', 5],
    ['STOCK', 19],
    ['VIETNAM', 41],
    ['VN_FAST', 4],
    ['FOURD', 4],
    ['CLASSIC', 1],
  ])
  expect(sections.flatMap(({ games }) => games)).toHaveLength(all.length + 1)
})

it('shows on the pages of two vendors what is of their kinds, and on the first page everything', () => {
  for (const game of all) {
    expect(isOnPage('/lottery', game.kind)).toBe(true)
    expect(isOnPage('/vnLottery', game.kind)).toBe(!isOnPage('/seaLottery', game.kind))
  }
  expect(isOnPage('/vnLottery', 'CLASSIC') || isOnPage('/seaLottery', 'CLASSIC')).toBe(false)
  expect(sectionOf({ kind: 'VIETNAM', group: 'VN_FAST' })).toBe('VN_FAST')
})

it('lists the boards of a region that close next, and the others after them', () => {
  const board = (gameCode: string, closesAt: string | null) =>
    lobbyGame({ gameCode, kind: 'VIETNAM', group: 'SOUTH' }, closesAt)
  const [south] = boardsByRegion([
    board('VN_HUE', null),
    board('VN_TIEN_GIANG', '2026-11-29T09:10:00Z'),
    board('VN_HCMC', '2026-11-28T09:10:00Z'),
    board('VN_LONG_AN', '2026-11-28T09:10:00Z'),
  ])
  expect(south?.next.map(({ gameCode }) => gameCode)).toEqual(['VN_HCMC', 'VN_LONG_AN'])
  expect(south?.later.map(({ gameCode }) => gameCode)).toEqual(['VN_TIEN_GIANG', 'VN_HUE'])
})

it('knows a market as open on a day by its next draw or its last result', () => {
  const dateOf = (time: string) => time.slice(0, 10)
  const market = lobbyGame({ gameCode: 'NIKKEI_AM', kind: 'THAI', group: 'STOCK' }, '2026-11-30T02:20:00Z')
  expect(isDrawnOn(market, '2026-11-30', dateOf)).toBe(true)
  expect(isDrawnOn(market, '2026-11-28', dateOf)).toBe(false)
  const last = { numero: '20261128', drawsAt: '2026-11-28T02:30:00Z', result: '', prizes: [], thai: null }
  expect(isDrawnOn({ ...market, last: { ...last, source: 'DEMO' } }, '2026-11-28', dateOf)).toBe(true)
})
