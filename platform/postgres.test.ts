import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { openDatabase } from './postgres.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('closing a database leaves no connection, even if only the pool was used', async () => {
  const watcher = openDatabase({ url: fresh.url, max: 1, applicationName: 'watcher' })
  const connections = async () =>
    (
      await watcher.pool.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'watched'",
      )
    ).rows[0]!.count
  const watched = openDatabase({ url: fresh.url, max: 1, applicationName: 'watched' })
  await watched.pool.query('SELECT 1')
  expect(await connections()).toBe(1)
  await watched.close()
  // An idle connection would end by itself after half a minute.
  await expect.poll(connections, { timeout: 25_000 }).toBe(0)
  await watcher.close()
})
