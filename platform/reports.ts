/**
 * Where reports, records and files are read: a replica of the database, if there is one, so that long reads
 * do not slow down bets (architecture.md §6). No decision about money is based on them. A replica is used
 * only once it has replayed everything that was committed when it was asked, so a caller sees the effect of
 * their last call in the next list; if it is away, behind or refuses, the database itself is used.
 */
import type { Logger } from 'pino'
import { Refusal } from '../kernel/refusal.ts'
import type { CallContext } from './calls.ts'
import { openDatabase, oneOf, sql, type Database, type Reader } from './postgres.ts'
import { defineService } from './services.ts'

export interface Reports {
  /** Runs reads on the replica, otherwise on `main`. The work may run twice, so it must only read. */
  read<Result>(main: Reader, work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** How many reads the replica served and how many it could not. */
  readonly counts: { readonly served: number; readonly passedOver: number }
  close(): Promise<void>
}
export const reportsKey = defineService<Reports>('platform.reports')

/** How long a replica is not used after a failure, so that a dead one does not slow down every report. */
const REST_MS = 10_000
/** How long a report waits for a replica that is a little behind. */
const PATIENCE_MS = 400
const LOOK_EVERY_MS = 40

export interface ReportsOptions {
  url: string | null
  database: Database
  statementTimeoutMs: number
  logger: Pick<Logger, 'warn'>
}

export function openReports(options: ReportsOptions): Reports {
  return options.url === null ? mainOnly : new Replica({ ...options, url: options.url })
}

const mainOnly: Reports = {
  read: (main, work) => work(main),
  counts: { served: 0, passedOver: 0 },
  close: async () => {},
}

class Replica implements Reports {
  readonly counts = { served: 0, passedOver: 0 }
  readonly #main: Database
  readonly #replica: Database
  readonly #logger: ReportsOptions['logger']
  #restUntilMs = 0

  constructor({ url, database, statementTimeoutMs, logger }: ReportsOptions & { url: string }) {
    this.#main = database
    this.#logger = logger
    this.#replica = openDatabase({
      url,
      role: 'sala_reports',
      max: 4,
      applicationName: 'sala-reports',
      statementTimeoutMs,
      onError: (error) => this.#rest(error),
    })
  }

  async read<Result>(main: Reader, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#restUntilMs) return this.#passOver(main, work)
    try {
      if (!(await this.#hasCaughtUp())) return await this.#passOver(main, work)
      const result = await this.#replica.kysely.transaction().setAccessMode('read only').execute(work)
      this.counts.served++
      return result
    } catch (error) {
      if (error instanceof Refusal) throw error
      this.#rest(error)
      return this.#passOver(main, work)
    }
  }

  #passOver<Result>(main: Reader, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    this.counts.passedOver++
    return work(main)
  }

  #rest(error: unknown): void {
    if (performance.now() >= this.#restUntilMs)
      this.#logger.warn({ err: error }, 'the reports database is passed over for a while')
    this.#restUntilMs = performance.now() + REST_MS
  }

  /**
   * Whether everything committed by now is visible there; a server that replays nothing is the database
   * itself.
   */
  async #hasCaughtUp(): Promise<boolean> {
    const { position } = await oneOf(
      this.#main.aside,
      sql<{ position: string }>`SELECT pg_current_wal_lsn()::text AS position`,
    )
    for (const end = performance.now() + PATIENCE_MS; ; ) {
      const { is_there } = await oneOf(
        this.#replica.kysely,
        sql<{ is_there: boolean }>`
        SELECT NOT pg_is_in_recovery() OR coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) AS is_there`,
      )
      if (is_there || performance.now() >= end) return is_there
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  async close(): Promise<void> {
    await this.#replica.close()
  }
}

/** Reads for a report: on the replica, otherwise in the handler's own transaction. */
export function readReports<Result>(
  context: Pick<CallContext, 'tx' | 'use'>,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  return context.use(reportsKey).read(context.tx, work)
}
