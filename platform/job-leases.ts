/**
 * Which process runs a job, and what came of it (decision 0125). A period is taken by one process, which
 * renews its lease while it works; a period whose process died or failed is taken again. Without its lease a
 * job runs once more, which it must bear anyway, so no commit waits for the disk.
 */
import { defineService } from './services.ts'
import { rowsOf, run, sql, withoutDisk, type Database, type Reader } from './postgres.ts'

/** A job whose period has begun. */
export interface DuePeriod {
  readonly name: string
  readonly period: number
}

/** A job that this process may run now, and its tries since the last success, this one included. */
export interface TakenJob {
  readonly name: string
  readonly attempts: number
}

/** Makes the rows of jobs that the database does not know yet. */
export async function knowJobs(database: Database, names: readonly string[]): Promise<void> {
  await run(
    database.kysely,
    sql`INSERT INTO app.job (name) SELECT unnest(${names}::text[]) ON CONFLICT (name) DO NOTHING`,
  )
}

/**
 * Leases those of the jobs that are due: the period is new, or its last try failed or died. Clocks of
 * processes differ slightly, so an earlier period is taken only if the later one was begun over a minute ago:
 * then a clock was set back.
 */
export async function takeJobs(
  database: Database,
  due: readonly DuePeriod[],
  processId: string,
  leaseMs: number,
): Promise<TakenJob[]> {
  return rowsOf(
    database.kysely,
    sql<TakenJob>`
    WITH due AS (
      SELECT j.name, a.period FROM app.job j
      JOIN unnest(${due.map(({ name }) => name)}::text[], ${due.map(({ period }) => period)}::bigint[]) AS a(name, period) USING (name)
      WHERE (j.lease_until IS NULL OR j.lease_until <= clock_timestamp())
        AND (j.next_at IS NULL OR j.next_at <= app.now())
        AND (NOT j.is_done OR a.period > j.period OR (a.period < j.period AND coalesce(j.started_at < app.now() - interval '1 minute', true)))
      ORDER BY j.name FOR UPDATE OF j SKIP LOCKED)
    UPDATE app.job j SET
      period = CASE WHEN j.is_done THEN due.period ELSE greatest(j.period, due.period) END,
      is_done = false, attempts = j.attempts + 1, leased_by = ${processId}::uuid,
      lease_until = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond',
      started_at = app.now(), next_at = NULL
    FROM due, ${withoutDisk} WHERE j.name = due.name RETURNING j.name, j.attempts`,
  )
}

/** Keeps the leases of what still runs. */
export async function keepLeases(
  database: Database,
  names: readonly string[],
  processId: string,
  leaseMs: number,
): Promise<void> {
  await run(
    database.kysely,
    sql`
    UPDATE app.job SET lease_until = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'
    FROM ${withoutDisk} WHERE name = ANY(${names}::text[]) AND leased_by = ${processId}::uuid`,
  )
}

/** The period is done. Nothing changes if another process holds the lease by now. */
export async function endJob(database: Database, name: string, processId: string): Promise<void> {
  await run(
    database.kysely,
    sql`
    UPDATE app.job SET is_done = true, attempts = 0, leased_by = NULL, lease_until = NULL, succeeded_at = app.now()
    FROM ${withoutDisk} WHERE name = ${name} AND leased_by = ${processId}::uuid`,
  )
}

/** The try failed; any process may try again after this long. */
export async function failJob(
  database: Database,
  name: string,
  processId: string,
  failure: { readonly againMs: number; readonly text: string },
): Promise<void> {
  await run(
    database.kysely,
    sql`
    UPDATE app.job SET leased_by = NULL, lease_until = NULL, failed_at = app.now(), failed_with = ${failure.text},
      next_at = app.now() + ${failure.againMs}::float8 * interval '1 millisecond'
    FROM ${withoutDisk} WHERE name = ${name} AND leased_by = ${processId}::uuid`,
  )
}

export interface JobRow {
  name: string
  is_done: boolean
  attempts: number
  is_running: boolean
  started_at: Date | null
  succeeded_at: Date | null
  next_at: Date | null
  failed_at: Date | null
  failed_with: string | null
}

/** What came of every job, by name. */
export async function readJobs(reader: Reader): Promise<JobRow[]> {
  return rowsOf(
    reader,
    sql<JobRow>`
    SELECT name, is_done, attempts, coalesce(lease_until > clock_timestamp(), false) AS is_running, started_at,
           succeeded_at, next_at, failed_at, failed_with
    FROM app.job ORDER BY name`,
  )
}

/** A job of this release and when its next period begins. */
export interface ScheduledJob {
  readonly name: string
  /** Undefined for jobs that follow a calendar. */
  readonly everyMs?: number
  nextStart(now: Date): Date
}

/** Every job of this release; filled by server/compose.ts. */
export const scheduledJobsKey = defineService<readonly ScheduledJob[]>('platform.scheduled-jobs')
