/** Short sets of the torture's suites; `npm run torture` runs them with their full counts. */
import { afterAll, expect, test } from 'vitest'
import { openDatabase, oneOf, sql } from '../../platform/postgres.ts'
import { freshDatabase } from '../support/database.ts'
import { FaultProxy } from '../support/fault-proxy.ts'
import { randomOf } from '../../tools/torture/suite.ts'
import { runBank } from '../../tools/torture/suites/bank.ts'
import { runClock } from '../../tools/torture/suites/clock.ts'
import { runFaults } from '../../tools/torture/suites/faults.ts'
import { runReverts } from '../../tools/torture/suites/reverts.ts'

const SEED = 20_261_121
const strays: unknown[] = []
const keep = (error: unknown) => {
  strays.push(error)
}
process.on('unhandledRejection', keep)
afterAll(() => {
  process.off('unhandledRejection', keep)
})

test('g: with the database flickering, silent and full, every call is answered and everything recovers by itself', async () => {
  const { failures } = await runFaults({
    turns: 1,
    statementTimeoutMs: 800,
    faults: ['flicker', 'silent', 'full'],
  })
  expect(failures).toEqual([])
  expect(strays).toEqual([])
})

test('g: a connection that went silent is hung up and not handed to the next request', async () => {
  const fresh = await freshDatabase()
  const address = new URL(fresh.url)
  const proxy = await FaultProxy.open({ host: address.hostname, port: Number.parseInt(address.port, 10) })
  const database = openDatabase({ url: proxy.through(fresh.url), max: 1, statementTimeoutMs: 200 })
  const ask = () => oneOf(database.kysely, sql<{ one: number }>`SELECT 1 AS one`)
  expect(await ask()).toEqual({ one: 1 })
  proxy.set('silent')
  await expect(ask()).rejects.toThrow()
  proxy.set('none')
  // The disconnection is noticed a moment later; a connection that was kept would fail every time.
  await expect.poll(() => ask().catch(() => undefined)).toEqual({ one: 1 })
  await database.close()
  await proxy.close()
  await fresh.drop()
})

test('a: random operations with repeats and early rollbacks are answered as the model says', async () => {
  expect((await runBank({ operations: 400, polls: 2, random: randomOf(SEED) })).failures).toEqual([])
})

test('a3: everything reverted twice at the same moment is reverted once', async () => {
  expect((await runReverts({ movements: 80, random: randomOf(SEED) })).failures).toEqual([])
})

test('h: over month end in Bangkok with jumps of the clock, deadlines and limits come once and on time', async () => {
  expect((await runClock({ turns: 1, isShort: true })).failures).toEqual([])
})
