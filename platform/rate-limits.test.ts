import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { openDatabase, run, sql, type Database } from './postgres.ts'
import { RateLimits } from './rate-limits.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 2 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const fail = (error: unknown) => {
  throw error
}

test('what one process let through counts in the other as well, once they have exchanged their counts', async () => {
  // Two at a time, and another one only after two and a half seconds.
  const [here, there] = [new RateLimits(database, 0.4, fail), new RateLimits(database, 0.4, fail)]
  // Without their own timers: they exchange their counts here and only here.
  await Promise.all([here.close(), there.close()])
  expect([1, 2, 3].map(() => here.take('slow', 'somebody') === 0)).toEqual([true, true, false])
  expect(there.take('slow', 'somebody')).toBe(0)
  await here.exchange()
  await there.exchange()
  expect(there.take('slow', 'somebody')).toBeGreaterThan(0)
  expect(there.take('slow', 'somebody else')).toBe(0)
})

test('an exchange that fails is reported, and what it could not send is sent with the next one', async () => {
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 1 })
  const faults: unknown[] = []
  const here = new RateLimits(database, 0.4, (error) => faults.push(error))
  const there = new RateLimits(database, 0.4, fail)
  await there.close()
  await run(owner.kysely, sql`ALTER TABLE app.bucket RENAME TO bucket_away`)
  expect(here.take('slow', 'unlucky')).toBe(0)
  expect(here.take('slow', 'unlucky')).toBe(0)
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  expect(String(faults[0])).toContain('app.bucket')
  await here.close()
  await run(owner.kysely, sql`ALTER TABLE app.bucket_away RENAME TO bucket`)
  await here.exchange()
  expect(there.take('slow', 'unlucky')).toBe(0)
  await there.exchange()
  expect(there.take('slow', 'unlucky')).toBeGreaterThan(0)
  await owner.close()
})
