/** The feed port over HTTP: who may speak, and how an answer looks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitFeed } from '../../modules/sportsbook/index.ts'
import { firstOf, sql } from '../../platform/postgres.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { feedKey, opening } from '../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'

const SECRET = 'of-the-provider'
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    seed: false,
    env: { ...WITHOUT_WORKER, SECRET_KEY: feedKey.toString('base64') },
  })
  await admitFeed(server.process.database, feedKey, { provider: 'ALFA', name: 'Alfa', secret: SECRET })
  await admitFeed(server.process.database, feedKey, { provider: 'INNER', name: 'Inside' })
})
afterAll(() => server.close())

interface Sent {
  readonly method?: string
  readonly provider?: string
  readonly secret?: string
  readonly timestamp?: string
  /** What is signed, if it is not what is sent. */
  readonly signed?: string
}

async function send(path: string, body: string, more: Sent = {}) {
  const { method = 'POST', provider = 'ALFA', secret = SECRET } = more
  const timestamp = more.timestamp ?? `${Math.floor(Date.now() / 1000)}`
  const answer = await fetch(`${server.origin}/feed/v1/${path}`, {
    method,
    headers: {
      'x-vendor': provider,
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(secret, timestamp, more.signed ?? body),
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body }),
  })
  return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> }
}

const refused = { status: 401, answer: { status: 'INVALID_SIGNATURE' } }

test('nothing but a fresh signature of a known provider over these bytes is heard', async () => {
  const body = '{"seq":0,"fixtures":[]}'
  const old = `${Math.floor(Date.now() / 1000) - 301}`
  expect(await send('snapshot', body, { secret: 'another' })).toEqual(refused)
  expect(await send('snapshot', body, { provider: 'NOBODY' })).toEqual(refused)
  expect(await send('snapshot', body, { provider: 'INNER', secret: 'nobody' })).toEqual(refused)
  expect(await send('snapshot', body, { timestamp: old })).toEqual(refused)
  expect(await send('snapshot', body, { timestamp: 'now' })).toEqual(refused)
  expect(await send('snapshot', body, { signed: `${body} ` })).toEqual(refused)
  expect(
    await firstOf(
      server.process.database.kysely,
      sql<{ state: string }>`SELECT state FROM sports.feed WHERE provider = 'ALFA'`,
    ),
  ).toEqual({ state: 'SNAPSHOT' })
})

test('a provider begins with a snapshot, sends what changes, and asks where it stands', async () => {
  expect(await send('state', '', { method: 'GET' })).toEqual({
    status: 200,
    answer: { status: 'OK', seq: 0, wants: 'SNAPSHOT' },
  })
  await send('snapshot', '{"seq":0,"fixtures":[]}')
  const delivery = JSON.stringify({ firstSeq: 1, sentAt: new Date().toISOString(), messages: opening('m1') })
  expect(await send('messages', delivery)).toEqual({
    status: 200,
    answer: { status: 'OK', seq: 2, wants: 'NEXT' },
  })
  expect(await send('messages', delivery)).toEqual({
    status: 200,
    answer: { status: 'OK', seq: 2, wants: 'NEXT' },
  })
  expect(await send('heartbeat', '{"seq":2}')).toMatchObject({ status: 200, answer: { seq: 2 } })
})

test('a refusal has its name, its place and its status', async () => {
  const [fixture, markets] = opening('m2')
  const broken = JSON.stringify({ firstSeq: 3, messages: [fixture, markets] }).replace('19700', '10000')
  expect(await send('messages', broken)).toEqual({
    status: 422,
    answer: {
      status: 'FEED_PRICE',
      seq: 2,
      wants: 'NEXT',
      fixtureId: 'm2',
      field: 'messages.1.markets.0.selections.0.price',
    },
  })
})

test('T-F1 a body of two megabytes is refused by name once its sender is known, a larger one unread', async () => {
  const stateOf = () =>
    firstOf(
      server.process.database.kysely,
      sql<{ state: string }>`SELECT state FROM sports.feed WHERE provider = 'ALFA'`,
    )
  const large = (bytes: number) => `{"firstSeq":3,"messages":[{"kind":"${'x'.repeat(bytes)}"}]}`
  expect(await send('messages', large(2 * 1024 * 1024), { secret: 'another' })).toEqual(refused)
  expect(await send('messages', large(5 * 1024 * 1024))).toMatchObject({
    status: 413,
    answer: { status: 'FEED_TOO_LARGE' },
  })
  expect(await stateOf()).toEqual({ state: 'OK' })
  expect(await send('messages', large(2 * 1024 * 1024))).toMatchObject({
    status: 413,
    answer: { status: 'FEED_TOO_LARGE', seq: 2, wants: 'SNAPSHOT' },
  })
  expect(await stateOf()).toEqual({ state: 'SNAPSHOT' })
})
