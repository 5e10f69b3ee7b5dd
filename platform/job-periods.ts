/** Which period of a job was taken last: taking it is writing it, so of two workers one runs it. */
import { run, sql, type Database } from './postgres.ts'

/** True for exactly one caller of a job's period. */
export async function takePeriod(database: Database, name: string, period: number): Promise<boolean> {
  const taken = await run(database.kysely, sql`
    INSERT INTO app.job_period AS j (name, period) VALUES (${name}, ${period})
    ON CONFLICT (name) DO UPDATE SET period = excluded.period WHERE j.period IS DISTINCT FROM excluded.period`)
  return taken > 0n
}
