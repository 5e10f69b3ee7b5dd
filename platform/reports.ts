/**
 * Where reports, records and files are read: a replica of the database, if there is one, so that their long reads weigh
 * on no bet (ARCHITECTURE §6). Nothing of money is decided on what is read here. A replica is used only once it has
 * replayed everything that was committed when it was asked, so who got an answer sees its effect in the next list too;
 * one that is away, behind or refuses is passed over for the database itself.
 */
import type { Logger } from 'pino'
import { Refusal } from '../kernel/refusal.ts'
import type { CallContext } from './calls.ts'
import { openDatabase, oneOf, sql, type Database, type Reader } from './postgres.ts'
import { defineService } from './services.ts'

export interface Reports {
  /** Runs reads on the replica, else on `main`. The work may run twice, so it only reads. */
  read<Result>(main: Reader, work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** How many reads the replica served and how many it could not. */
  readonly counts: { readonly served: number; readonly passedOver: number }
  close(): Promise<void>
}
export const reportsKey = defineService<Reports>('platform.reports')

/** Not asked again for so long after it failed, so that a dead replica does not slow every report down. */
const REST_MS = 10_000
/** How long a report waits for a replica that is a little behind. */
const PATIENCE_MS = 400
const LOOK_EVERY_MS = 40

export interface ReportsOptions { url: string | null; database: Database; statementTimeoutMs: number; logger: Pick<Logger, 'warn'> }

export function openReports(options: ReportsOptions): Reports {
  return options.url === null ? mainOnly : new Replica({ ...options, url: options.url })
}

const mainOnly: Reports = { read: (main, work) => work(main), counts: { served: 0, passedOver: 0 }, close: async () => {} }

class Replica implements Reports {
  readonly counts = { served: 0, passedOver: 0 }
  readonly #main: Database
  readonly #replica: Database
  readonly #logger: ReportsOptions['logger']
  #restUntilMs = 0

  constructor({ url, database, statementTimeoutMs, logger }: ReportsOptions & { url: string }) {
    this.#main = database
    this.#logger = logger
    this.#replica = openDatabase({ url, role: 'sala_reports', max: 4, applicationName: 'sala-reports', statementTimeoutMs, onError: (error) => this.#rest(error) })
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
    if (performance.now() >= this.#restUntilMs) this.#logger.warn({ err: error }, 'the reports database is passed over for a while')
    this.#restUntilMs = performance.now() + REST_MS
  }

  /** Whether everything committed by now can be seen there; a server that replays nothing is the database itself. */
  async #hasCaughtUp(): Promise<boolean> {
    const { position } = await oneOf(this.#main.aside, sql<{ position: string }>`SELECT pg_current_wal_lsn()::text AS position`)
    for (const end = performance.now() + PATIENCE_MS; ;) {
      const { is_there } = await oneOf(this.#replica.kysely, sql<{ is_there: boolean }>`
        SELECT NOT pg_is_in_recovery() OR coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) AS is_there`)
      if (is_there || performance.now() >= end) return is_there
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  async close(): Promise<void> {
    await this.#replica.close()
  }
}

/** What a handler reads for a report: on the replica, else in its own transaction. */
export function readReports<Result>(context: Pick<CallContext, 'tx' | 'use'>, work: (reader: Reader) => Promise<Result>): Promise<Result> {
  return context.use(reportsKey).read(context.tx, work)
}
