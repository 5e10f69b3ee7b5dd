/** Two workers and one job; the one that has it is killed in the middle. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJobs } from '../../platform/job-leases.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'
import { ITEMS } from './job-worker.ts'

let fresh: FreshDatabase
let database: Database
const children: ChildProcess[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.ownerUrl, role: null, max: 2 })
  await run(
    database.kysely,
    sql`CREATE TABLE public.due (item int PRIMARY KEY, paid_by text, times int NOT NULL DEFAULT 0, paid_at timestamptz)`,
  )
  await run(database.kysely, sql`INSERT INTO public.due (item) SELECT generate_series(1, ${ITEMS}::int)`)
  await run(database.kysely, sql`GRANT SELECT, UPDATE ON public.due TO sala_app`)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
  await fresh.drop()
})

/** Calls back with each line that the worker says. */
function startWorker(name: string, heard: (line: string) => void): ChildProcess {
  const worker = JSON.stringify(join(import.meta.dirname, 'job-worker.ts'))
  const call = `payUntilKilled(${JSON.stringify(fresh.url)}, ${JSON.stringify(name)})`
  const script = `import { payUntilKilled } from ${worker}; ${call}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', heard)
  children.push(child)
  return child
}

test('the other worker finishes the job of one that was killed, and nothing is done twice', async () => {
  const workers: Record<string, ChildProcess> = {}
  const said: Record<string, number> = { first: 0, second: 0 }
  let killed = ''
  let isDone = false
  for (const name of ['first', 'second']) {
    workers[name] = startWorker(name, (line) => {
      said[name]! += 1
      if (line === 'done') isDone = true
      if (killed || said[name]! < ITEMS / 3) return
      killed = name
      workers[name]!.kill('SIGKILL')
    })
  }
  await expect.poll(() => isDone, { timeout: 120_000 }).toBe(true)
  const rows = await rowsOf(
    database.kysely,
    sql<{ paid_by: string; times: number }>`SELECT paid_by, times FROM public.due ORDER BY paid_at, item`,
  )
  expect(rows.every(({ times }) => times === 1)).toBe(true)
  // The survivor began only when the killed one's lease had ended: never were both at work.
  const payers = rows.map(({ paid_by }) => paid_by)
  const survivor = killed === 'first' ? 'second' : 'first'
  const at = payers.indexOf(survivor)
  expect(at).toBeGreaterThanOrEqual(ITEMS / 3)
  expect(new Set(payers.slice(0, at))).toEqual(new Set([killed]))
  expect(new Set(payers.slice(at))).toEqual(new Set([survivor]))
  await expect
    .poll(async () => (await readJobs(database.kysely)).find(({ name }) => name === 'test.pay-due'))
    .toMatchObject({ is_done: true, attempts: 0 })
})
