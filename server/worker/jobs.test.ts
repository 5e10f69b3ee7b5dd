/** Scheduled jobs: once for each period, side by side, and tried again until they succeed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endedPeriods } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { proveJob } from '../../modules/wallet/jobs/prove.ts'
import type { Config } from '../../platform/config.ts'
import type { Job } from '../../platform/calls.ts'
import { endJob, failJob, keepLeases, knowJobs, readJobs, takeJobs } from '../../platform/job-leases.ts'
import { LeasedClock, type Due } from '../../platform/leased-clock.ts'
import { createLogger } from '../../platform/logs.ts'
import { Metrics } from '../../platform/metrics.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { Services } from '../../platform/services.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { JobRunner, pauseAfter } from './jobs.ts'

let fresh: FreshDatabase
let database: Database
const metrics = new Metrics()
const faults: unknown[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 8 })
})
beforeEach(() => {
  faults.length = 0
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const runnerOf = (...jobs: Job[]) =>
  new JobRunner({
    config: {} as Config,
    database,
    services: new Services(),
    logger: createLogger('silent'),
    metrics,
    onFault: (_, error) => faults.push(error),
    jobs,
  })

const stateOf = async (name: string) => (await readJobs(database.kysely)).find((row) => row.name === name)!

/** A job whose period lasts until the end of the year. */
const yearly = (name: string, work: Job['run']): Job => ({ name, cron: '0 0 1 1 *', run: work })

/** The database's own time goes on by this much; that of this process stays. */
const waitMinutes = (minutes: number) =>
  run(database.kysely, sql`UPDATE app.clock SET offset_ms = offset_ms + ${minutes * 60_000}`)

const settled = async (name: string) => {
  await expect.poll(async () => (await stateOf(name)).is_running).toBe(false)
  return stateOf(name)
}

describe('side by side', () => {
  test('a job that takes long holds up no other, and is not begun twice', async () => {
    const begun: string[] = []
    let end = () => {}
    const long: Job = {
      name: 'test.long',
      everyMs: 1,
      run: () => {
        begun.push('long')
        return new Promise((done) => {
          end = done
        })
      },
    }
    const short: Job = {
      name: 'test.short',
      everyMs: 1,
      run: async () => {
        begun.push('short')
      },
    }
    const runner = runnerOf(long, short)
    const count = (name: string) => begun.filter((one) => one === name).length
    await expect
      .poll(async () => {
        await runner.runDue()
        return count('short')
      })
      .toBeGreaterThan(2)
    expect(count('long')).toBe(1)
    end()
    await expect
      .poll(async () => {
        await runner.runDue()
        return count('long')
      })
      .toBe(2)
    end()
    await runner.stop()
  })

  test('a leased clock takes its steps while every job of the worker is busy', async () => {
    let end = () => {}
    const ended = new Promise<void>((done) => {
      end = done
    })
    const runner = runnerOf(
      ...Array.from({ length: 12 }, (_, at): Job => yearly(`test.busy-${at}`, () => ended)),
    )
    await runner.runDue()
    const waiting: Due[] = [{ name: 'draw', dueAt: clock.now() }]
    const taken: string[] = []
    const draws = new LeasedClock<Due>({
      readDue: async () => waiting,
      take: async () => waiting.pop(),
      perform: async ({ name }) => {
        taken.push(name)
        return undefined
      },
      nameOf: ({ name }) => name,
      release: async () => {},
      onError: (error) => faults.push(error),
    })
    draws.start()
    await expect.poll(() => taken).toEqual(['draw'])
    expect((await readJobs(database.kysely)).filter(({ name }) => name.startsWith('test.busy'))).toEqual(
      Array(12).fill(expect.objectContaining({ is_running: true, is_done: false })),
    )
    await draws.stop()
    end()
    await runner.stop()
    expect(faults).toEqual([])
  })
})

describe('tried again', () => {
  test('a job that fails is tried again in the same period after a growing pause, until it succeeds', async () => {
    let tries = 0
    const runner = runnerOf(
      yearly('test.fails-twice', async () => {
        if (++tries < 3) throw new Error(`broken ${tries}`)
      }),
    )
    for (const failures of [1, 2]) {
      await runner.runDue()
      const failed = await settled('test.fails-twice')
      expect(failed).toMatchObject({
        is_done: false,
        attempts: failures,
        failed_with: `Error: broken ${failures}`,
      })
      expect(failed.next_at!.getTime() - failed.failed_at!.getTime()).toBe(1_000 * 2 ** (failures - 1))
      await waitMinutes(5)
    }
    await runner.runDue()
    expect(await settled('test.fails-twice')).toMatchObject({
      is_done: true,
      attempts: 0,
      next_at: null,
      failed_with: 'Error: broken 2',
    })
    await waitMinutes(5)
    await runner.runDue()
    await runner.stop()
    expect(tries).toBe(3)
    const text = await metrics.text()
    expect(text).toContain('sala_job_runs_total{job="test.fails-twice",outcome="failed"} 2')
    expect(text).toContain('sala_job_runs_total{job="test.fails-twice",outcome="done"} 1')
  })

  test('before its pause is over a failed job is not tried again, not by another worker either', async () => {
    let tries = 0
    const job = yearly('test.paused', async () => {
      tries++
      throw new Error('broken')
    })
    const [here, there] = [runnerOf(job), runnerOf(job)]
    await here.runDue()
    await settled('test.paused')
    // The pause is a second; moved far away, it cannot end during the test.
    await run(
      database.kysely,
      sql`UPDATE app.job SET next_at = next_at + interval '1 hour' WHERE name = 'test.paused'`,
    )
    await Promise.all([here.runDue(), there.runDue()])
    await Promise.all([here.stop(), there.stop()])
    expect(tries).toBe(1)
  })

  test('a failed nightly proof is tried again within minutes, however often it failed', () => {
    const pauses = Array.from({ length: 100 }, (_, at) => pauseAfter(proveJob, at + 1))
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(Math.max(...pauses)).toBe(300_000)
    expect(Math.max(...pauses.map((_, at) => pauseAfter({ everyMs: 500 }, at + 1)))).toBe(10_000)
  })

  test('a job that fails stops no other', async () => {
    let count = 0
    const runner = runnerOf(
      {
        name: 'test.always-fails',
        everyMs: 1,
        run: async () => {
          throw new Error('broken')
        },
      },
      {
        name: 'test.counts',
        everyMs: 1,
        run: async () => {
          count++
        },
      },
    )
    await expect
      .poll(async () => {
        await runner.runDue()
        return count
      })
      .toBeGreaterThan(2)
    await runner.stop()
  })
})

describe('once', () => {
  test('several workers run one period of a job once', async () => {
    let count = 0
    const job = yearly('test.once', async () => {
      count++
    })
    const workers = Array.from({ length: 4 }, () => runnerOf(job))
    for (let again = 0; again < 2; again++) await Promise.all(workers.map((worker) => worker.runDue()))
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(count).toBe(1)
  })

  const [one, two] = ['0b0e7a3c-0000-4000-8000-000000000001', '0b0e7a3c-0000-4000-8000-000000000002']
  const take = (name: string, period: number, by: string, leaseMs = 600_000) =>
    takeJobs(database, [{ name, period }], by, leaseMs)

  test('a worker that died loses its job to another, and what it says later changes nothing', async () => {
    await knowJobs(database, ['test.dead'])
    expect(await take('test.dead', 7, one, 1)).toEqual([{ name: 'test.dead', attempts: 1 }])
    await sleep(5)
    expect(await take('test.dead', 7, two)).toEqual([{ name: 'test.dead', attempts: 2 }])
    await keepLeases(database, ['test.dead'], one, 1)
    await endJob(database, 'test.dead', one)
    await failJob(database, 'test.dead', one, { againMs: 0, text: 'late' })
    expect(await stateOf('test.dead')).toMatchObject({ is_running: true, is_done: false, failed_with: null })
    expect(await take('test.dead', 7, one)).toEqual([])
    await endJob(database, 'test.dead', two)
    expect(await take('test.dead', 7, one)).toEqual([])
    expect(await take('test.dead', 8, one)).toEqual([{ name: 'test.dead', attempts: 1 }])
  })

  test('a worker that renews its lease keeps its job', async () => {
    await knowJobs(database, ['test.kept'])
    await take('test.kept', 7, one, 1)
    await keepLeases(database, ['test.kept'], one, 600_000)
    await sleep(5)
    expect(await take('test.kept', 7, two)).toEqual([])
  })

  test('a worker whose clock is late does not run the period before once more', async () => {
    await knowJobs(database, ['test.late'])
    await take('test.late', 8, one)
    await endJob(database, 'test.late', one)
    expect(await take('test.late', 7, two)).toEqual([])
    // A minute later it is no difference between clocks any more: one was set back.
    await waitMinutes(2)
    expect(await take('test.late', 7, two)).toEqual([{ name: 'test.late', attempts: 1 }])
  })
})

test('a job that pays finds every unpaid period, not the latest only, and pays each once', async () => {
  const now = new Date('2026-01-19T18:00:00.000Z')
  const since = new Date('2026-01-15T18:00:00.000Z')
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 1 })
  await run(owner.kysely, sql`CREATE TABLE public.paid (period text PRIMARY KEY, amount int NOT NULL)`)
  await run(owner.kysely, sql`GRANT SELECT, INSERT ON public.paid TO sala_app`)
  await owner.close()
  const pay: Job = {
    name: 'test.pay',
    cron: '30 17 * * *',
    run: async ({ database: own }) => {
      for (const { id } of endedPeriods('DAY', since, now, 'Asia/Bangkok'))
        await run(own.kysely, sql`INSERT INTO public.paid VALUES (${id}, 1) ON CONFLICT DO NOTHING`)
    },
  }
  const workers = [runnerOf(pay), runnerOf(pay)]
  await Promise.all(workers.map((worker) => worker.runNow(pay)))
  await Promise.all(workers.map((worker) => worker.runDue()))
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(
    await rowsOf(
      database.kysely,
      sql<{ period: string; amount: number }>`SELECT * FROM public.paid ORDER BY period`,
    ),
  ).toEqual(['D20260116', 'D20260117', 'D20260118', 'D20260119'].map((period) => ({ period, amount: 1 })))
})
