import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { ConfigError } from './config.ts'
import { assertDurable } from './durability.ts'
import { openDatabase, type Database } from './postgres.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 1 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

test('a database that may lose acknowledged money is refused with the setting’s name, unless a test allows it', async () => {
  const { rows } = await database.pool.query<{ setting: string }>(
    "SELECT setting FROM pg_settings WHERE name = 'fsync'",
  )
  // The server of the tests runs without fsync; a given one may be durable.
  if (rows[0]!.setting === 'off') await expect(assertDurable(database.kysely, {})).rejects.toThrow(/fsync/)
  await database.pool.query('SET synchronous_commit = off')
  await expect(assertDurable(database.kysely, {})).rejects.toThrow(ConfigError)
  await expect(assertDurable(database.kysely, {})).rejects.toThrow(/turn on .*synchronous_commit/)
  await expect(assertDurable(database.kysely, { ALLOW_UNSAFE_DB: '1' })).resolves.toBeUndefined()
})
