/** The results desk as a clerk narrows it: matches that have open bets of the house, or by a name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import {
  openFixture,
  openMarket,
  openSportGames,
  writeBet,
} from '../../../../tests/support/settled-sports.ts'
import { openPoster, type Poster } from '../../../wallet/index.ts'

let server: TestServer
let owner: Database
let poster: Poster
let client: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  poster = openPoster({ url: server.ownerUrl })
  await openSportGames(owner)
  client = server.client()
  token = await client.signInOperator('finance')
})
afterAll(async () => {
  await poster.close()
  await owner.close()
  await server.close()
})

/** A match that is over, with a bet on it if one is named. */
async function match(fixtureId: string, betId?: string): Promise<void> {
  await openFixture(owner.kysely, fixtureId, { status: 'ENDED', startedHoursAgo: 3 })
  const marketNo = await openMarket(owner.kysely, fixtureId, { typeCode: '1X2' })
  if (betId !== undefined)
    await writeBet(
      owner.kysely,
      poster,
      demoMemberId(1),
      betId,
      [{ marketNo, code: '1', price: 20_000 }],
      10_000n,
    )
}

async function shown(query: string): Promise<string[]> {
  const { status, value } = await client.get<{ list: { fixtureId: string }[]; totalCount: number }>(
    `/api/operator/sports/results?pageSize=100&${query}`,
    { token },
  )
  expect(status).toBe(200)
  expect(value.totalCount).toBe(value.list.length)
  return value.list.map(({ fixtureId }) => fixtureId).filter((id) => id.startsWith('T-with-bets'))
}

test('only matches with open bets of the house are shown, if that is asked for', async () => {
  await match('T-with-bets-none')
  await match('T-with-bets-open', 'with-bets-open')
  await match('T-with-bets-other', 'with-bets-other')
  await match('T-with-bets-done', 'with-bets-done')
  await run(owner.kysely, sql`UPDATE sports.bet SET merchant_id = 'another' WHERE bet_id = 'with-bets-other'`)
  await run(
    owner.kysely,
    sql`
    UPDATE sports.bet SET state = 'SETTLED', result = 'LOST', settled_at = app.now()
    WHERE bet_id = 'with-bets-done'`,
  )
  expect((await shown('hasBets=false')).sort()).toEqual([
    'T-with-bets-done',
    'T-with-bets-none',
    'T-with-bets-open',
    'T-with-bets-other',
  ])
  expect(await shown('hasBets=true')).toEqual(['T-with-bets-open'])
})

test('a match is found on the desk by letters of its teams or league, and signs are letters', async () => {
  await match('T-with-bets-named')
  await run(
    owner.kysely,
    sql`UPDATE sports.team SET names = '{"th": "ช้างป่า", "en": "100% Elephants"}' WHERE team_id =
      (SELECT home_id FROM sports.fixture WHERE fixture_id = 'T-with-bets-named')`,
  )
  for (const words of ['ช้างป่า', 'elephants', '100%'])
    expect(await shown(`search=${encodeURIComponent(words)}`)).toEqual(['T-with-bets-named'])
  expect(await shown('search=giraffes')).toEqual([])
})
