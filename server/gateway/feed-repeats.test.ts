/** T-F1: a signed request of a feed counts once, however often it is sent (docs/vendors/feed-sports.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedPath } from '../../contract/vendor/sportsbook/feed-messages.ts'
import { admitFeed } from '../../modules/sportsbook/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { feedKey, FEED_SECRET, opening, standing, stateOf } from '../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
let owner: Database
let provider = ''
let count = 0
beforeAll(async () => {
  server = await startServer({
    seed: false,
    env: { ...WITHOUT_WORKER, SECRET_KEY: feedKey.toString('base64') },
  })
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
beforeEach(async () => {
  provider = `FEED${++count}`
  await admitFeed(server.process.database, feedKey, { provider, name: provider, secret: FEED_SECRET })
  await send(made('snapshot', { seq: 0, fixtures: [] }))
  await send(made('messages', { firstSeq: 1, messages: opening('m1') }))
})

interface Caught {
  readonly path: FeedPath
  readonly text: string
  readonly timestamp: string
  readonly signature: string
}

/** A request as it goes over the wire. */
function made(path: FeedPath, body: object | null): Caught {
  const text = body === null ? '' : JSON.stringify({ sentAt: new Date().toISOString(), ...body })
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  return { path, text, timestamp, signature: signVendorMessage(FEED_SECRET, timestamp, text) }
}

async function send({ path, text, timestamp, signature }: Caught) {
  const answer = await fetch(`${server.origin}/feed/v1/${path}`, {
    method: path === 'state' ? 'GET' : 'POST',
    headers: { 'x-vendor': provider, 'x-timestamp': timestamp, 'x-signature': signature },
    ...(path === 'state' ? {} : { body: text }),
  })
  return { http: answer.status, ...((await answer.json()) as object) }
}

const inStep = { http: 200, status: 'OK', seq: 2, wants: 'NEXT' }
const outOfStep = { http: 200, status: 'OK', seq: 2, wants: 'SNAPSHOT' }
const recover = () => send(made('snapshot', { seq: 2, fixtures: [stateOf('m1')] }))
const heardAt = async () =>
  (
    await oneOf(
      owner.kysely,
      sql<{ heard_at: Date }>`SELECT heard_at FROM sports.feed WHERE provider = ${provider}`,
    )
  ).heard_at
const suspendedFor = async () =>
  (
    await oneOf(
      owner.kysely,
      sql<{ reason: string | null }>`
      SELECT suspended_for AS reason FROM sports.fixture WHERE fixture_id = ${`${provider}-m1`}`,
    )
  ).reason

test('a heartbeat that is sent again is answered and is no sign of life', async () => {
  const beat = made('heartbeat', { seq: 2 })
  expect(await send(beat)).toEqual(inStep)
  await run(
    owner.kysely,
    sql`UPDATE sports.feed SET heard_at = heard_at - interval '4 seconds' WHERE provider = ${provider}`,
  )
  const before = await heardAt()
  expect(await Promise.all([send(beat), send(beat)])).toEqual([inStep, inStep])
  expect(await heardAt()).toEqual(before)
  expect(await send(made('heartbeat', { seq: 2 }))).toEqual(inStep)
  expect((await heardAt()).getTime()).toBeGreaterThan(before.getTime())
})

test('a snapshot that is sent again does not put a feed in order, a new one does', async () => {
  const snapshot = made('snapshot', { seq: 2, fixtures: [stateOf('m1')] })
  expect(await send(snapshot)).toEqual(inStep)
  expect(await send(made('heartbeat', { seq: 9 }))).toEqual(outOfStep)
  expect(await send(snapshot)).toEqual(outOfStep)
  expect(await suspendedFor()).toBe('FEED')
  expect(await recover()).toEqual(inStep)
  expect(await suspendedFor()).toBeNull()
})

test('what was refused is refused again by its name, and suspends nothing a second time', async () => {
  const wrong = made('messages', {
    firstSeq: 3,
    messages: [{ ...standing('m1', 'LIVE'), isGoal: true }],
  })
  const refusal = { http: 422, status: 'FEED_INVALID', fixtureId: 'm1', field: 'messages.0.isGoal' }
  expect(await send(wrong)).toMatchObject(refusal)
  expect(await suspendedFor()).toBe('REFUSED')
  await recover()
  expect(await send(wrong)).toMatchObject({ ...refusal, seq: 2, wants: 'NEXT' })
  expect(await suspendedFor()).toBeNull()
})

test('a request that showed a gap shows it once, and one that was signed to ask says nothing else', async () => {
  const ahead = made('heartbeat', { seq: 9 })
  expect(await send(ahead)).toEqual(outOfStep)
  await recover()
  expect(await send(ahead)).toEqual(inStep)
  const question = made('state', null)
  expect(await send(question)).toEqual(inStep)
  expect(await send({ ...question, path: 'messages' })).toEqual(inStep)
  expect(await suspendedFor()).toBeNull()
})

test('requests of an age that nobody hears are forgotten', async () => {
  const keptOf = async () =>
    (
      await oneOf(
        owner.kysely,
        sql<{ count: number }>`
        SELECT count(*)::int AS count FROM sports.feed_request WHERE provider = ${provider} AND sent_s < 1000`,
      )
    ).count
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.feed_request (provider, sent_s, signature)
    VALUES (${provider}, 7, decode(repeat('ab', 32), 'hex'))`,
  )
  expect(await keptOf()).toBe(1)
  await send(made('heartbeat', { seq: 2 }))
  expect(await keptOf()).toBe(0)
})
