/** Jobs by the clock: once a period, and none waits for another's silent partner. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../../platform/config.ts'
import type { Job } from '../../platform/calls.ts'
import { createLogger } from '../../platform/logs.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { Services } from '../../platform/services.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { JobRunner } from './jobs.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const runnerOf = (...jobs: Job[]) => new JobRunner({ config: {} as Config, database, services: new Services(), logger: createLogger('silent'), jobs })

test('a partner that does not answer keeps no other job waiting, and is not spoken to twice at once', async () => {
  const said: string[] = []
  let answer = () => {}
  const mail: Job = { name: 'test.mail', everyMs: 1, speaksOutside: true, run: () => { said.push('mail'); return new Promise((done) => { answer = done }) } }
  const receipts: Job = { name: 'test.receipts', everyMs: 1, run: async () => { said.push('receipts') } }
  const runner = runnerOf(mail, receipts)
  await runner.runDue()
  await expect.poll(async () => { await runner.runDue(); return said.filter((name) => name === 'receipts').length }).toBeGreaterThan(2)
  expect(said.filter((name) => name === 'mail')).toHaveLength(1)
  answer()
  await expect.poll(async () => { await runner.runDue(); return said.filter((name) => name === 'mail').length }).toBe(2)
  answer()
  await runner.stop()
})

test('one that fails, beside or in the row, stops no other and runs again', async () => {
  let count = 0
  const fails = (name: string, speaksOutside: boolean): Job => ({ name, everyMs: 1, speaksOutside, run: async () => { throw new Error('broken') } })
  const runner = runnerOf(fails('test.beside', true), fails('test.row', false), { name: 'test.counts', everyMs: 1, run: async () => { count++ } })
  await expect.poll(async () => { await runner.runDue(); return count }).toBeGreaterThan(2)
  await runner.stop()
})

test('two workers run one period of a job once', async () => {
  let count = 0
  const job: Job = { name: 'test.once', cron: '0 0 1 1 *', run: async () => { count++ } }
  const workers = Array.from({ length: 4 }, () => runnerOf(job))
  await Promise.all(workers.map((worker) => worker.runDue()))
  await Promise.all(workers.map((worker) => worker.runDue()))
  expect(count).toBe(1)
})
