import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

let fresh: FreshDatabase
let database: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

test('a fresh database is migrated and the application works in it as sala_app', async () => {
  const row = await oneOf(
    database.kysely,
    sql<{
      role: string
      shard: number
      ahead: bigint
    }>`SELECT current_user AS role, app.shard_of('member01') AS shard, (SELECT offset_ms FROM app.clock) AS ahead`,
  )
  expect(row).toEqual({ role: 'sala_app', shard: expect.any(Number), ahead: 0n })
})

test('the application cannot change the audit log', async () => {
  await expect(sql`UPDATE app.audit_log SET actor = 'nobody'`.execute(database.kysely)).rejects.toThrow(
    /permission denied/,
  )
})

test('two databases do not see each other', async () => {
  const other = await freshDatabase()
  const second = openDatabase({ url: other.url })
  await sql`INSERT INTO app.setting (merchant_id, name, value) VALUES ('m', 'n', '1')`.execute(second.kysely)
  const row = await oneOf(
    database.kysely,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM app.setting WHERE merchant_id = 'm'`,
  )
  expect(row.count).toBe(0n)
  await second.close()
  await other.drop()
})
