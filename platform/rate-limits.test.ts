import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { openDatabase, type Database } from './postgres.ts'
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

test('what one process let through, the other counts as well once they have told each other', async () => {
  // Two at a time, and one more only after two and a half seconds.
  const [here, there] = [new RateLimits(database, 0.4), new RateLimits(database, 0.4)]
  // Without their own timers: they tell each other here and only here.
  await Promise.all([here.close(), there.close()])
  expect([1, 2, 3].map(() => here.take('slow', 'somebody') === 0)).toEqual([true, true, false])
  expect(there.take('slow', 'somebody')).toBe(0)
  await here.exchange()
  await there.exchange()
  expect(there.take('slow', 'somebody')).toBeGreaterThan(0)
  expect(there.take('slow', 'somebody else')).toBe(0)
})
