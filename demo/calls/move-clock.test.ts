import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { clock } from '../../kernel/clock.ts'
import { lineKey } from '../../platform/keys.ts'
import { notifyAll } from '../../platform/notifications.ts'
import { oneOf, sql } from '../../platform/postgres.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the product’s clock moves on for everything that asks for the time', async () => {
  const before = (await oneOf(server.process.database.kysely, sql<{ now: Date }>`SELECT app.now() AS now`))
    .now
  const reply = await server
    .client()
    .post<{ now: string; offsetMs: number }>('/api/dev/clock', { advance: 'P1DT12H' })
  expect(reply.value.offsetMs).toBe(129_600_000)
  const after = (await oneOf(server.process.database.kysely, sql<{ now: Date }>`SELECT app.now() AS now`)).now
  expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(129_600_000)
  expect(Math.abs(new Date(reply.value.now).getTime() - after.getTime())).toBeLessThan(10_000)
})

test('an older step that arrives after a newer one moves the clock of no process back', async () => {
  const { process } = server
  const client = server.client()
  const earlier = (await client.post<{ offsetMs: number }>('/api/dev/clock', { advance: 'PT1H' })).value
    .offsetMs
  const later = (await client.post<{ offsetMs: number }>('/api/dev/clock', { advance: 'PT1H' })).value
    .offsetMs
  let isHeard = false
  process.services.use(lineKey).on('clock-told', () => {
    isHeard = true
  })
  await notifyAll(process.database, [{ kind: 'clock', offsetMs: earlier }, { kind: 'clock-told' }])
  await expect.poll(() => isHeard).toBe(true)
  expect(clock.offsetMs()).toBe(later)
  const answered = (
    await Promise.all(
      Array.from({ length: 8 }, () =>
        client.post<{ offsetMs: number }>('/api/dev/clock', { advance: 'PT1S' }),
      ),
    )
  ).map(({ value }) => value.offsetMs)
  expect(clock.offsetMs()).toBe(Math.max(...answered))
})

test('an invalid or negative duration moves nothing', async () => {
  for (const advance of [
    '',
    'P',
    'PT',
    '12H',
    '-PT1H',
    'PT-1H',
    'P1Y',
    'P1M',
    'PT1.5H',
    'PT99999999999S',
    'now',
  ]) {
    expect([advance, (await server.client().post('/api/dev/clock', { advance })).status]).toEqual([
      advance,
      422,
    ])
  }
})

test('in live mode none of the demo’s calls exists', async () => {
  const live = await startServer({
    seed: false,
    env: {
      MODE: 'live',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      PUBLIC_ORIGIN: 'https://play.example',
      OPERATOR_ORIGIN: 'https://desk.example',
      METRICS_TOKEN: 't',
      INITIAL_PASSWORD: '135790',
    },
  })
  const client = live.client()
  const refused = [
    await client.post('/api/dev/clock', { advance: 'PT1H' }),
    await client.get('/api/dev/captcha'),
    await client.get('/api/dev/outbox?to=+66810000001'),
  ]
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [404, 'REQUEST_UNKNOWN_PATH'],
    [404, 'REQUEST_UNKNOWN_PATH'],
    [404, 'REQUEST_UNKNOWN_PATH'],
  ])
  expect(
    JSON.stringify(await fetch(`${live.origin}/api/openapi.json`).then((answer) => answer.json())),
  ).not.toContain('/api/dev/')
  expect((await client.get('/api/wps/system/whitelabel')).value).toMatchObject({
    merchant: 'main',
    isDemo: false,
  })
  await live.close()
})
