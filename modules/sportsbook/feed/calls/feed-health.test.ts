/** How operators see feeds, and switch them off and on. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { listSportFeedsSchemas } from '../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { firstOf, sql } from '../../../../platform/postgres.ts'
import {
  opening,
  openFeedPlayer,
  standing,
  stateOf,
  type FeedPlayer,
} from '../../../../tests/support/sports-feed.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

let server: TestServer
let feed: FeedPlayer
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  feed = await openFeedPlayer(server.process, 'ALFA')
  desk = server.client()
  token = await desk.signInOperator('owner')
})
afterAll(() => server.close())

const seen = async () =>
  (
    await desk.get<ValueOf<typeof listSportFeedsSchemas>>('/api/operator/sports/feeds', { token })
  ).value.list.find(({ provider }) => provider === 'ALFA')!
const turn = (isOn: boolean, provider = 'ALFA') =>
  desk.post(
    `/api/operator/sports/feeds/${provider}/switch`,
    { isOn, reason: 'a test' },
    { token, key: randomUUID() },
  )
const suspendedFor = async (id: string) =>
  (
    await firstOf(
      server.process.database.kysely,
      sql<{
        suspended_for: string | null
      }>`SELECT suspended_for FROM sports.fixture WHERE fixture_id = ${`ALFA-${id}`}`,
    )
  )?.suspended_for

test('a feed is shown with its numbers, its delay, what it was refused for and the gap that stopped it', async () => {
  await feed.raw('messages', {
    firstSeq: 1,
    sentAt: new Date(Date.now() - 700).toISOString(),
    messages: opening('m1', undefined, {
      home: { teamId: 'h', names: { th: 'Same', en: 'Same' } },
    }),
  })
  feed.seq = 2
  await feed.send({ ...standing('m1', 'LIVE'), fixtureId: 'none' } as never)
  expect(await seen()).toMatchObject({
    state: 'OK',
    seq: 2,
    isOutside: true,
    isVirtual: false,
    refusedCount: 1,
    lastRefusal: { status: 'FEED_FIXTURE_UNKNOWN', fixtureId: 'none', field: null },
    gap: null,
    openFixtureCount: 1,
    suspendedFixtureCount: 0,
    unmappedCount: 1,
  })
  expect((await seen()).delayMs).toBeGreaterThanOrEqual(700)
  await feed.raw('heartbeat', { seq: 5 })
  expect(await seen()).toMatchObject({ state: 'SNAPSHOT', gap: { from: 3, to: 5 }, suspendedFixtureCount: 1 })
  await feed.snapshot(
    stateOf('m1', {
      fixture: { ...stateOf('m1').fixture, home: { teamId: 'h', names: { th: 'เหย้า', en: 'Home' } } },
    }),
  )
  expect(await seen()).toMatchObject({ state: 'OK', gap: null, suspendedFixtureCount: 0, unmappedCount: 0 })
})

test('a feed that is switched off sells nothing and takes nothing; on again, it waits for a snapshot', async () => {
  expect(await turn(false)).toMatchObject({ status: 200, value: { state: 'OFF' } })
  expect(await suspendedFor('m1')).toBe('FEED')
  expect(await feed.snapshot()).toMatchObject({ status: 'FEED_OFF' })
  expect(await turn(true)).toMatchObject({ status: 200, value: { state: 'SNAPSHOT' } })
  expect(await suspendedFor('m1')).toBe('FEED')
  expect(await turn(true, 'NOBODY')).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
})
