/** A worker that the kill suite of the jobs kills: it pays what is due, one item a commit. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { Metrics } from '../../platform/metrics.ts'
import { openDatabase, rowsOf, run, sql } from '../../platform/postgres.ts'
import { Services } from '../../platform/services.ts'
import { JobRunner } from '../../server/worker/jobs.ts'

/** How many items are due. */
export const ITEMS = 300

/** Runs the job until this process is killed; a line on the standard output for each item, and at the end. */
export function payUntilKilled(url: string, name: string): void {
  const database = openDatabase({ url, max: 3 })
  const payDue = async () => {
    // What it found at first is all that it looks at, as a job that ran beside it would.
    const due = await rowsOf(
      database.kysely,
      sql<{ item: number }>`SELECT item FROM public.due WHERE paid_by IS NULL ORDER BY item`,
    )
    for (const { item } of due) {
      await run(
        database.kysely,
        sql`UPDATE public.due SET paid_by = ${name}, times = times + 1, paid_at = clock_timestamp() WHERE item = ${item}`,
      )
      process.stdout.write(`${item}\n`)
      await sleep(10)
    }
    process.stdout.write('done\n')
  }
  const runner = new JobRunner({
    config: {} as Config,
    database,
    services: new Services(),
    logger: createLogger('silent'),
    metrics: new Metrics(),
    onFault: (_, error) => process.stderr.write(`${String(error)}\n`),
    leaseMs: 1_500,
    jobs: [{ name: 'test.pay-due', cron: '0 0 1 1 *', run: payDue }],
  })
  runner.start()
  // Only the kill ends it.
  setInterval(() => {}, 60_000)
}
