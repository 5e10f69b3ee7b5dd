/** Sports that no model plays: they are offered with the first match that a feed brings. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, WITHOUT_WORKER, type TestClient, type TestServer } from '../../support/server.ts'
import { feedMarket, opening, openFeedPlayer, type FeedPlayer } from '../../support/sports-feed.ts'

let server: TestServer
let feed: FeedPlayer
let member: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  feed = await openFeedPlayer(server.process, 'COURTS')
  member = server.client()
  token = await member.signIn('member03')
})
afterAll(() => server.close())

interface Fixture {
  markets: { marketId: string; selections: { code: string; price: number }[] }[]
}
async function betOn(fixtureId: string) {
  const { value } = await member.get<Fixture>(`/api/sport/v1/fixtures/COURTS-${fixtureId}`)
  const [{ marketId, selections }] = value.markets as [Fixture['markets'][number]]
  const leg = { marketId, code: selections[0]!.code, line: null, price: selections[0]!.price }
  const slip = { kind: 'SINGLE', legs: [leg], stakeAmount: 2_000, acceptChange: 'NONE' }
  return member.post('/api/sport/v1/bets', { ...slip, oddsFormat: 'DECIMAL' }, { token, key: randomUUID() })
}
async function offered(): Promise<string[]> {
  const path = '/api/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&vassalage=TCG_SPORT'
  const { value } = await member.get<{ games: { gameCode: string }[] }>(path)
  return value.games.map(({ gameCode }) => gameCode)
}

test('have no place in the menu before it, and take bets from it on', async () => {
  expect(await offered()).toEqual(['SPORT-FOOTBALL', 'SPORT-BASKETBALL'])
  const winner = feedMarket('ML', [1.85, 1.95], { period: 'GAME' })
  await feed.send(...opening('final', [winner], { sportCode: 'TENNIS', bestOf: 5 }))
  expect(await betOn('final')).toMatchObject({ status: 200, value: { stakeAmount: 2_000 } })
  await vi.waitFor(
    async () => expect(await offered()).toEqual(['SPORT-FOOTBALL', 'SPORT-BASKETBALL', 'SPORT-TENNIS']),
    { timeout: 20_000, interval: 200 },
  )
  // A game that an operator has hidden is not opened by the next match.
  const desk = server.client()
  const owner = await desk.signInOperator('owner')
  const hidden = await desk.post(
    '/api/operator/games/3603',
    { state: 'OFF' },
    { token: owner, key: randomUUID() },
  )
  expect(hidden.status).toBe(200)
  await feed.send(...opening('next', [winner], { sportCode: 'TENNIS', bestOf: 5 }))
  expect(await betOn('next')).toMatchObject({ status: 503, code: 'GAME_MAINTENANCE' })
})
