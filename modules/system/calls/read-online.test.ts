import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { shownOnline } from '../rules/shown-online.ts'

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const online = async () => (await server.client().get('/api/wps/system/online')).value

it('shows nothing below 20, and tens from there on', () => {
  expect([0, 19, 20, 24, 25, 131].map(shownOnline)).toEqual([null, null, 20, 20, 30, 130])
})

it('counts visitors of every process and accounts with a session in use, of this merchant', async () => {
  expect(await online()).toEqual({ online: null, decorative: false })
  await run(
    owner.kysely,
    sql`
    INSERT INTO app.presence (process_id, merchant_id, visitors, seen_at) VALUES
      (gen_random_uuid(), 'demo', 17, clock_timestamp()), (gen_random_uuid(), 'demo', 300, clock_timestamp() - interval '2 minutes'), (gen_random_uuid(), 'other', 500, clock_timestamp())`,
  )
  const account = (n: number) =>
    sql`(sha256(${`online-${n}`}::bytea), gen_random_uuid(), 'player', ${`online-${n % 15}`}, 'demo', '{}'::jsonb, '127.0.0.1', 1800000, app.now() + interval '1 hour')`
  await run(
    owner.kysely,
    sql`
    INSERT INTO app.session (token_hash, session_id, audience, account_id, merchant_id, claims, address, idle_ms, expires_at)
    VALUES ${sql.join(Array.from({ length: 30 }, (_, n) => account(n)))}`,
  )
  await server.process.jobs.runNow('system.count-online')
  // 17 visitors and 15 accounts, each of which has two sessions.
  expect(await online()).toEqual({ online: 30, decorative: false })
  const desk = server.client()
  await run(
    owner.kysely,
    sql`UPDATE app.session SET last_seen_at = app.now() - interval '10 minutes' WHERE account_id LIKE 'online-%'`,
  )
  await server.process.jobs.runNow('system.count-online')
  expect((await desk.get('/api/wps/system/online')).value).toEqual({ online: null, decorative: false })
})
