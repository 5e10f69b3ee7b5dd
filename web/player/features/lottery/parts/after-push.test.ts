import { describe, expect, it } from 'vitest'
import type { DrawPush } from '../../../../../contract/pushes/draw.ts'
import { currentAfter, type CurrentIssue, lobbyAfter, type LobbyGame } from './after-push.ts'

const times = (minute: number) => ({
  opensAt: `2026-01-15T05:0${minute}:00Z`,
  closesAt: `2026-01-15T05:0${minute}:55Z`,
  drawsAt: `2026-01-15T05:0${minute + 1}:00Z`,
})
const issueOf = (minute: number) => ({ numero: `20260115000${minute}`, ...times(minute) })

const classic = { prizes: [], thai: null, source: 'HOUSE' as const }

const value: CurrentIssue = {
  gameCode: 'SSC60',
  vassalage: 'ELOTT',
  vendor: 'ELOTT',
  kind: 'CLASSIC',
  group: 'SSC',
  source: 'HOUSE',
  name: 'Five digits',
  family: 'SSC',
  cycle: 60,
  serverTime: '2026-01-15T05:01:30Z',
  issue: { ...issueOf(1), commit: 'a'.repeat(64), beaconType: 'ORDER_DIGEST', source: 'HOUSE' },
  next: [issueOf(2), issueOf(3)],
  previous: {
    numero: issueOf(0).numero,
    state: 'SETTLED',
    drawsAt: issueOf(0).drawsAt,
    result: '84003',
    ...classic,
  },
}
const push = (minute: number, state: DrawPush['state'], change: Partial<DrawPush> = {}): DrawPush => ({
  gameCode: 'SSC60',
  numero: issueOf(minute).numero,
  state,
  source: 'HOUSE',
  drawsAt: issueOf(minute).drawsAt,
  next: issueOf(minute + 1),
  ...change,
})

describe('the running issue after a push', () => {
  it('begins the next issue when one closes, and waits for the result of the closed one', () => {
    const after = currentAfter(value, push(1, 'CLOSED'))
    expect(after.issue).toMatchObject(issueOf(2))
    expect(after.next).toEqual([issueOf(3)])
    expect(after.previous).toEqual({
      numero: issueOf(1).numero,
      state: 'CLOSED',
      drawsAt: issueOf(1).drawsAt,
      result: null,
      ...classic,
    })
  })

  it('has the result with the draw and keeps the issue that already runs', () => {
    const closed = currentAfter(value, push(1, 'CLOSED'))
    const after = currentAfter(closed, push(1, 'DRAWN', { result: '10293' }))
    expect(after.previous).toMatchObject({ numero: issueOf(1).numero, state: 'DRAWN', result: '10293' })
    expect(after.issue).toEqual(closed.issue)
  })

  it('is not moved back by a push that comes late, nor by one of another lottery', () => {
    const after = currentAfter(value, push(2, 'CLOSED'))
    expect(currentAfter(after, push(1, 'DRAWN', { result: '10293' }))).toEqual(after)
    expect(currentAfter(value, push(1, 'CLOSED', { gameCode: 'K3_60' }))).toEqual(value)
  })

  it('has no issue after the last one that was planned', () => {
    expect(currentAfter(value, push(1, 'CLOSED', { next: null }))).toMatchObject({ issue: null, next: [] })
  })
})

describe('the lobby after a push', () => {
  const game: LobbyGame = {
    gameCode: 'SSC60',
    vassalage: 'ELOTT',
    vendor: 'ELOTT',
    kind: 'CLASSIC',
    group: 'SSC',
    source: 'HOUSE',
    name: 'Five digits',
    family: 'SSC',
    cycle: 60,
    issue: issueOf(1),
    last: { numero: issueOf(0).numero, drawsAt: issueOf(0).drawsAt, result: '84003', ...classic },
  }
  const lobby = { serverTime: value.serverTime, games: [game, { ...game, gameCode: 'SSC90' }] }

  it('moves the clock of the lottery alone at the close, and shows its result at the draw', () => {
    const closed = lobbyAfter(lobby, push(1, 'CLOSED'))
    expect(closed.games[0]).toEqual({ ...game, issue: issueOf(2) })
    expect(closed.games[1]).toEqual(lobby.games[1])
    const drawn = lobbyAfter(closed, push(1, 'DRAWN', { result: '10293' }))
    expect(drawn.games[0]!.last).toEqual({
      numero: issueOf(1).numero,
      drawsAt: issueOf(1).drawsAt,
      result: '10293',
      ...classic,
    })
  })

  it('keeps the last result when an issue becomes void', () => {
    expect(lobbyAfter(lobby, push(1, 'VOID')).games[0]!.last).toEqual(game.last)
  })
})
