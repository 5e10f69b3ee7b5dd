/** What readers of a fixture and of its sport are told, and in which order. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MarketPush } from '../../../contract/pushes/sports.ts'
import { follow, type Delta, type Followed } from '../../../kernel/deltas.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import {
  handicap,
  opening,
  openFeedPlayer,
  scored,
  standing,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'
import { lockFixtures, suspendFixture, tellFixture, tellMarkets } from './door.ts'

let server: TestServer
let owner: Database
let feed: FeedPlayer
let count = 0
const pushes: Push[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  server.process.services.use(hubKey).onPush((push) => pushes.push(push))
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
beforeEach(async () => {
  feed = await openFeedPlayer(server.process, `FEED${++count}`)
  await feed.send(...opening('m1', [winner(), { ...handicap(), isMain: false }]))
  pushes.length = 0
})

const id = () => `${feed.provider}-m1`
const to = (topic: string) => pushes.filter((push) => push.topic === topic)
const deltasTo = (topic: string) =>
  to(topic).filter(({ data }) => data.kind === undefined) as unknown as (Push & { data: Delta<MarketPush> })[]
const price = (...prices: number[]) =>
  feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner(prices)] })

test('a change of prices is one small delta to each topic, and the versions follow each other', async () => {
  let page: Followed<MarketPush> = { version: 1, values: {}, partsTaken: 0 }
  await price(2, 3.5, 3.4)
  await price(2.1, 3.5, 3.3)
  for (const { data } of deltasTo(`fixture:${id()}`)) {
    const next = follow(page, data)
    expect(next).toBeTypeOf('object')
    page = next as Followed<MarketPush>
  }
  expect(page.version).toBe(3)
  expect(Object.values(page.values)).toEqual([{ s: 'O', v: 3, p: [21_000, 35_000, 33_000] }])
  expect(deltasTo('sport:FOOTBALL')).toHaveLength(2)
  for (const push of pushes) expect(Buffer.byteLength(JSON.stringify(push))).toBeLessThan(1_024)
})

test('a market beside the main ones is told on the page of its fixture alone', async () => {
  await feed.send({
    kind: 'MARKETS',
    fixtureId: 'm1',
    markets: [{ ...handicap(-2, [1.95, 1.9]), isMain: false }],
  })
  expect(deltasTo(`fixture:${id()}`)).toHaveLength(1)
  expect(deltasTo('sport:FOOTBALL')).toHaveLength(0)
})

test('prices that do not change are told to nobody', async () => {
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner()] })
  expect(pushes).toEqual([])
})

test('a goal is told with its score, and that bets are not taken', async () => {
  await feed.send(standing('m1', 'LIVE'))
  pushes.length = 0
  await feed.send({
    kind: 'INCIDENT',
    fixtureId: 'm1',
    no: 1,
    incident: 'GOAL',
    side: 'AWAY',
    minute: 12,
    added: null,
    cancels: null,
    facts: scored(0, 1),
  })
  const [push] = to('sport:FOOTBALL').filter(({ data }) => data.kind === 'FIXTURE')
  expect(push!.data).toMatchObject({
    fixtureId: id(),
    status: 'LIVE',
    isSuspended: true,
    score: { home: 0, away: 1 },
    incident: { no: 1, kind: 'GOAL', side: 'AWAY', minute: 12, added: null },
  })
  expect(to(`fixture:${id()}`).filter(({ data }) => data.kind === 'FIXTURE')).toHaveLength(1)
})

test('the newest lead in gold of the map that is played is told with its minute', async () => {
  const clock = { period: 'MAP2', minute: 2, added: null, isRunning: true } as const
  const facts = { ...scored(0, 0), goldLead: { MAP1: [0, 900], MAP2: [0, 350, -1_200] } }
  await feed.send(standing('m1', 'LIVE', { clock, facts }))
  const told = to(`fixture:${id()}`).filter(({ data }) => data.kind === 'FIXTURE')
  expect(told.map(({ data }) => data.goldLead)).toEqual([{ period: 'MAP2', minute: 2, lead: -1_200 }])
  pushes.length = 0
  await feed.send(standing('m1', 'LIVE', { facts: scored(0, 1) }))
  for (const { data } of to(`fixture:${id()}`)) expect(data).not.toHaveProperty('goldLead')
})

test('a house that has prices of its own is told them, and nobody else is', async () => {
  const [market] = await rowsOf(
    owner.kysely,
    sql<{ market_no: bigint }>`
    SELECT market_no FROM sports.market WHERE fixture_id = ${id()} AND type_code = '1X2'`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, prices_e4, changed_by)
    VALUES ('demo', ${id()}, ${market!.market_no}, '{25000,35000,30000}', 'owner')`,
  )
  await tellMarkets(server.process, [market!.market_no])
  const told = deltasTo(`fixture:${id()}`)
  expect(told.map(({ merchantId, data }) => [merchantId, data.set])).toContainEqual([
    'demo',
    { [`${market!.market_no}`]: { s: 'O', v: 1, p: [25_000, 35_000, 30_000] } },
  ])
  expect(told.every(({ merchantId }) => merchantId !== undefined)).toBe(true)
})

test('a fixture that is suspended and told is shown suspended; the same again changes nothing', async () => {
  const { database } = server.process
  const suspend = () =>
    database.transaction(async (tx) => {
      await lockFixtures(tx, [id()])
      return suspendFixture(tx, id(), 'INCIDENT')
    })
  expect([await suspend(), await suspend()]).toEqual([true, false])
  await tellFixture(server.process, id())
  expect(to(`fixture:${id()}`)).toMatchObject([{ data: { kind: 'FIXTURE', isSuspended: true } }])
})
