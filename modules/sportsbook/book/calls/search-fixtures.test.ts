/** The search over all sports: by the letters of a team or league, in any language the book has. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { searchFixturesSchemas } from '../../../../contract/player/sportsbook/search-fixtures.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { openFeedPlayer, opening, scored, standing, winner } from '../../../../tests/support/sports-feed.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let visitor: TestClient
const DAY_MS = 86_400_000

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
  const feed = await openFeedPlayer(server.process, 'ALFA')
  const startAt = new Date(Date.now() + 3 * DAY_MS).toISOString()
  await feed.send(...opening('late', [winner()], { startAt }))
  await feed.send(...opening('soon'))
  await feed.send(...opening('live'), standing('live', 'LIVE', { facts: scored(1, 0) }))
  await name('late', 'ช้างป่า', 'Wild Elephants')
  await name('soon', 'ช้างเมือง', 'City Elephants')
  await name('live', 'เสือ 100%_', 'Tigers 100%_')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const name = (fixture: string, th: string, en: string) =>
  run(
    owner.kysely,
    sql`UPDATE sports.team SET names = ${JSON.stringify({ th, en })}::jsonb WHERE team_id =
      (SELECT home_id FROM sports.fixture WHERE fixture_id = ${`ALFA-${fixture}`})`,
  )
const search = (text: string, more = '') =>
  visitor.get<ValueOf<typeof searchFixturesSchemas>>(
    `/api/sport/v1/search?search=${encodeURIComponent(text)}${more}`,
  )
const found = async (text: string, more?: string) => {
  const { value } = await search(text, more)
  return [value.totalCount, value.list.map(({ fixtureId }) => fixtureId.replace('ALFA-', ''))]
}

test('matches are found by any part of a team’s name, of today and later, in both languages', async () => {
  expect(await found('elephants')).toEqual([2, ['soon', 'late']])
  expect(await found('ช้างป่า')).toEqual([1, ['late']])
  expect(await found(' Wild ')).toEqual([1, ['late']])
  expect(await found('elephants', '&count=1')).toEqual([2, ['soon']])
})

test('what is played comes first, and signs are letters, not patterns', async () => {
  expect(await found('100%_')).toEqual([1, ['live']])
  for (const text of ['%', '_']) expect(await found(text)).toEqual([1, ['live']])
  const { value } = await search('tigers')
  expect(value.list).toMatchObject([{ status: 'LIVE', score: { home: 1, away: 0 } }])
})

test('a hidden league and a match that is over are not found, and a bad question is named', async () => {
  for (const bad of ['', '  ', 'x'.repeat(61)]) expect((await search(bad)).code).toBe('REQUEST_INVALID')
  for (const more of ['&count=0', '&count=21', '&count=x'])
    expect((await search('tigers', more)).code).toBe('REQUEST_INVALID')
  await run(owner.kysely, sql`UPDATE sports.fixture SET status = 'ENDED' WHERE fixture_id = 'ALFA-live'`)
  expect(await found('tigers')).toEqual([0, []])
  await run(
    owner.kysely,
    sql`INSERT INTO sports.house_league (merchant_id, league_id, is_hidden, changed_by, changed_at)
      SELECT m.merchant_id, f.league_id, true, 'a test', app.now() FROM sports.fixture f, system.merchant m
      WHERE f.fixture_id = 'ALFA-soon'`,
  )
  expect(await found('elephants')).toEqual([0, []])
})
