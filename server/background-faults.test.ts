/** What fails in the background, where nobody waits for it, is logged and counted by its part. */
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GameSessions } from '../modules/launch/vendors/sessions/game-sessions.ts'
import { openMerchants, setNames } from '../modules/system/index.ts'
import { lineKey, sessionsKey } from '../platform/keys.ts'
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { Sessions } from '../platform/sessions.ts'
import { startServer, type TestServer } from '../tests/support/server.ts'

const lines: string[] = []
const logger = pino(
  { level: 'error' },
  new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString())
      done()
    },
  }),
)

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer({ env: { RATE_FACTOR: '1', ROLES: 'gateway,realtime,studio' }, logger })
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a failure of the rate limits is in the log and in the metrics, with its cause', async () => {
  await run(owner.kysely, sql`ALTER TABLE app.bucket RENAME TO bucket_away`)
  await server.client().get('/api/wps/system/status')
  await expect
    .poll(async () => (await fetch(`${server.origin}/metrics`)).text())
    .toMatch(/sala_background_failures_total\{part="rate-limits"\} [1-9]/)
  await run(owner.kysely, sql`ALTER TABLE app.bucket_away RENAME TO bucket`)
  const told = lines.map((line) => JSON.parse(line) as { part?: string; err?: { message: string } })
  expect(told.find(({ part }) => part === 'rate-limits')?.err?.message).toContain('app.bucket')
})

test('merchants whose reading fails are reported and read again until it succeeds', async () => {
  const { database, services } = server.process
  const faults: unknown[] = []
  const merchants = await openMerchants(database, services.use(lineKey), (error) => faults.push(error))
  const { id } = merchants.all()[0]!
  await run(owner.kysely, sql`ALTER TABLE system.merchant_domain RENAME TO merchant_domain_away`)
  await database.transaction((tx) => setNames(tx, id, { th: 'บ้านใหม่', en: 'Renamed house' }))
  await expect.poll(() => faults.length).toBeGreaterThan(1)
  expect(String(faults[0])).toContain('merchant_domain')
  await run(owner.kysely, sql`ALTER TABLE system.merchant_domain_away RENAME TO merchant_domain`)
  await expect.poll(() => merchants.byId(id)?.names).toMatchObject({ en: 'Renamed house' })
})

test('sessions whose use cannot be written down are reported', async () => {
  const { database, services } = server.process
  const token = await server.client().signIn('member01')
  const faults: unknown[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sessions = new Sessions(database, services.use(lineKey), (error) => faults.push(error))
  sessions.onSeen(async () => {
    throw new Error('times cannot be counted')
  })
  expect(await sessions.find(token)).toHaveProperty('session')
  await new Promise((done) => setTimeout(done, 5))
  await sessions.find(token)
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await expect.poll(() => faults.map(String)).toEqual(['Error: times cannot be counted'])
})

test('game sessions whose use cannot be written down are reported', async () => {
  const { database, services } = server.process
  const faults: unknown[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sessions = new GameSessions({
    database,
    line: services.use(lineKey),
    sessions: services.use(sessionsKey),
    onSeen: async () => {
      throw new Error('times cannot be counted')
    },
    onFault: (error) => faults.push(error),
  })
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await expect.poll(() => faults.map(String)).toEqual(['Error: times cannot be counted'])
  await sessions.close()
  expect(faults).toHaveLength(2)
})
