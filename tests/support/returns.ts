/** The count of returns, done now. */
import { clock } from '../../kernel/clock.ts'
import { run, sql, type Database } from '../../platform/postgres.ts'
import { modules } from '../../server/modules.ts'
import type { TestServer } from './server.ts'

const job = (name: string) => modules.flatMap((module) => module.jobs ?? []).find((one) => one.name === name)!
/** Counts what the rounds until now returned, and looks whether it is as it should be. */
export async function count(server: TestServer, owner: Database): Promise<void> {
  await run(owner.kysely, sql`UPDATE studio.sweep SET swept_until = app.now()`)
  for (const name of ['studio.count-returns', 'launch.watch-returns'])
    await job(name).run({
      services: server.process.services,
      database: server.process.database,
      now: clock.now(),
    } as never)
}
/** Forgets what was counted, so that rounds planted in the past are counted too. */
export async function countAnew(owner: Database): Promise<void> {
  await run(owner.kysely, sql`DELETE FROM studio.return_day`)
  await run(owner.kysely, sql`UPDATE studio.return_cursor SET counted_until = '-infinity'`)
}
