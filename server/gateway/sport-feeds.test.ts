/** Feeds that operators take in: their code, their sports and their secrets (docs/vendors/feed-sports.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readSportFeedSchemas } from '../../contract/operator/sportsbook/read-sport-feed.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { opening } from '../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { confirmAs } from '../../tests/support/two-people.ts'

const BASE = '/api/operator/sports/feeds'
let server: TestServer
let desk: TestClient
let token: string
let first = ''
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  desk = server.client()
  token = await desk.signInOperator('owner')
})
afterAll(() => server.close())

const ask = (path: string, body: object = {}) =>
  desk.post<{ secret: string; state: string }>(`${BASE}${path}`, body, { token, key: randomUUID() })
const terms = { name: 'Bravo data', sportCodes: ['FOOTBALL'], silentAfterMs: 8_000 }
const read = async () =>
  (await desk.get<ValueOf<typeof readSportFeedSchemas>>(`${BASE}/BRAVO`, { token })).value

/** What the provider is answered that signs with a secret. */
async function send(secret: string, path: string, body: object): Promise<string> {
  const text = JSON.stringify({ sentAt: new Date().toISOString(), ...body })
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const answer = await fetch(`${server.origin}/feed/v1/${path}`, {
    method: 'POST',
    headers: {
      'x-vendor': 'BRAVO',
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(secret, timestamp, text),
      'content-type': 'application/json',
    },
    body: text,
  })
  return ((await answer.json()) as { status: string }).status
}
const snapshot = (secret: string) => send(secret, 'snapshot', { seq: 0, fixtures: [] })

test('a feed is taken in with a secret that is valid once a second person has confirmed it', async () => {
  const added = await ask('', { provider: 'BRAVO', ...terms, isVirtual: false })
  expect(added).toMatchObject({ status: 200, value: { provider: 'BRAVO', state: 'PENDING' } })
  first = added.value.secret
  expect(await snapshot(first)).toBe('INVALID_SIGNATURE')
  expect((await read()).feed).toMatchObject({
    state: 'SNAPSHOT',
    isOutside: true,
    secretAt: null,
    heardAt: null,
  })
  expect((await ask('', { provider: 'BRAVO', ...terms, isVirtual: false })).code).toBe('SPORT_FEED_TAKEN')
  await confirmAs(server, 'finance', 'feed:BRAVO')
  expect(await snapshot(first)).toBe('OK')
  expect((await read()).feed).toMatchObject({ state: 'OK', secretAt: expect.any(String), oldSecretAt: null })
})

test('a feed of one sport brings no fixtures of another', async () => {
  const basketball = { firstSeq: 1, messages: opening('b1', undefined, { sportCode: 'BASKETBALL' }) }
  expect(await send(first, 'messages', basketball)).toBe('FEED_INVALID')
  expect(await send(first, 'messages', { firstSeq: 1, messages: opening('f1') })).toBe('OK')
  expect((await read()).events[0]).toMatchObject({
    kind: 'REFUSED',
    status: 'FEED_INVALID',
    fixtureId: 'b1',
    field: 'sportCode',
  })
  const both = { ...terms, name: 'Bravo', sportCodes: ['FOOTBALL', 'BASKETBALL'] }
  expect(await ask('/BRAVO', both)).toMatchObject({ status: 200, value: { name: 'Bravo' } })
  expect(await send(first, 'messages', { ...basketball, firstSeq: 3 })).toBe('OK')
})

test('a new secret is valid beside the old one, until the old one is ended', async () => {
  expect((await ask('/BRAVO/secrets/end-old')).code).toBe('SPORT_FEED_SECRET')
  const { secret } = (await ask('/BRAVO/secrets')).value
  expect((await ask('/BRAVO/secrets')).code).toBe('CHANGE_STATE')
  expect(await snapshotNow(secret)).toBe('INVALID_SIGNATURE')
  await confirmAs(server, 'finance', 'feed:BRAVO')
  expect([await snapshotNow(secret), await snapshotNow(first)]).toEqual(['OK', 'OK'])
  expect((await ask('/BRAVO/secrets/end-old')).status).toBe(200)
  expect([await snapshotNow(secret), await snapshotNow(first)]).toEqual(['OK', 'INVALID_SIGNATURE'])
  first = secret
})
const snapshotNow = async (secret: string) =>
  send(secret, 'snapshot', { seq: (await read()).feed.seq, fixtures: [] })

test('what has happened to a feed is told, the newest first, with who switched it', async () => {
  const { seq } = (await read()).feed
  expect(await send(first, 'heartbeat', { seq: seq + 4 })).toBe('OK')
  await snapshotNow(first)
  await ask('/BRAVO/switch', { isOn: false, reason: 'the provider moves' })
  await ask('/BRAVO/switch', { isOn: true, reason: 'it has moved' })
  const { feed, events } = await read()
  expect(feed).toMatchObject({ state: 'SNAPSHOT', isOutside: true })
  expect(events.slice(0, 4)).toMatchObject([
    { kind: 'ON', by: 'owner', reason: 'it has moved' },
    { kind: 'OFF', by: 'owner', reason: 'the provider moves' },
    { kind: 'BACK' },
    { kind: 'GAP', from: seq + 1, to: seq + 4 },
  ])
})

test('a feed of the house has no secret and no terms, and a code is two to nine letters and digits', async () => {
  expect((await ask('/VIRTUAL/secrets')).code).toBe('REQUEST_INVALID')
  expect((await ask('/VIRTUAL', terms)).code).toBe('REQUEST_INVALID')
  for (const provider of ['A', '9LIVES', 'TOO-LONG', 'TENLETTERS'])
    expect((await ask('', { provider, ...terms, isVirtual: false })).code).toBe('REQUEST_INVALID')
  expect((await ask('', { provider: 'CHARLIE', ...terms, silentAfterMs: 1, isVirtual: false })).code).toBe(
    'REQUEST_INVALID',
  )
})
